// The same visit in each engine, on a desktop and on a phone's width, with a picture of each stop.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { say } from '../../run/output.ts';
import { startServer } from '../../run/server.ts';
import type { Driver, Engine } from './driver.ts';
import { STOPS } from './journey.ts';
import { Visit } from './visit.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Takes the visit stop by stop. @returns whether all went well */
async function walkStops(engine: string, driver: Driver, address: string, folder: string): Promise<boolean> {
  const person = new Visit(driver, address);
  const keep = async (name: string): Promise<void> =>
    writeFileSync(
      path.join(folder, `${engine}-${name}.png`.replaceAll(' ', '-').toLowerCase()),
      await driver.picture(),
    );
  for (const { name, go } of STOPS)
    try {
      say(`${engine}: ${name}`);
      await go(person);
      await person.expectCalm();
      await keep(name);
    } catch (error) {
      say(error);
      await keep('failed');
      return false;
    }
  return true;
}

async function visit(engine: Engine, size: (typeof SIZES)[number], folder: string): Promise<boolean> {
  const driver = await engine.start(size);
  if (driver === null) {
    say(`${engine.name} was not found. ${engine.remedy}`);
    return false;
  }
  try {
    const server = await startServer();
    try {
      return await walkStops(`${engine.name} ${size.width}`, driver, server.address, folder);
    } finally {
      await server.stop();
    }
  } finally {
    await driver.close();
  }
}

/**
 * Takes one engine through the visit at both widths.
 * @param folder where the pictures go
 * @returns the exit code; 1 also where the engine was not found, so that nobody takes it for shown
 */
export async function visitIn(engine: Engine, folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true });
  let passed = true;
  for (const size of SIZES) passed = (await visit(engine, size, folder)) && passed;
  return passed ? 0 : 1;
}
