/** An empty, white canvas to draw a picture on that will be sent. */

interface Drawing {
  canvas: HTMLCanvasElement;
  context: CanvasRenderingContext2D;
}

/** @throws when the browser gives no canvas */
export function canvasOf(width: number, height: number): Drawing {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on.');
  // What is transparent in a PNG becomes white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}
