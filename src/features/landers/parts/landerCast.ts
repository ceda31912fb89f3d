/** The drawn people of the landers: for each niche twelve small portraits, and one large. */
import elenaLarge from '@/assets/portraits/elena.webp';
import amaraLarge from '@/assets/portraits/landers/amara-large.webp';
import anouk from '@/assets/portraits/landers/anouk.webp';
import anton from '@/assets/portraits/landers/anton.webp';
import astrid from '@/assets/portraits/landers/astrid.webp';
import ayo from '@/assets/portraits/landers/ayo.webp';
import bella from '@/assets/portraits/landers/bella.webp';
import bram from '@/assets/portraits/landers/bram.webp';
import britt from '@/assets/portraits/landers/britt.webp';
import carla from '@/assets/portraits/landers/carla.webp';
import chiara from '@/assets/portraits/landers/chiara.webp';
import claire from '@/assets/portraits/landers/claire.webp';
import claireLarge from '@/assets/portraits/landers/claire-large.webp';
import dario from '@/assets/portraits/landers/dario.webp';
import desmond from '@/assets/portraits/landers/desmond.webp';
import edith from '@/assets/portraits/landers/edith.webp';
import emre from '@/assets/portraits/landers/emre.webp';
import farah from '@/assets/portraits/landers/farah.webp';
import fiona from '@/assets/portraits/landers/fiona.webp';
import grace from '@/assets/portraits/landers/grace.webp';
import heidi from '@/assets/portraits/landers/heidi.webp';
import helgaLarge from '@/assets/portraits/landers/helga-large.webp';
import hugo from '@/assets/portraits/landers/hugo.webp';
import imani from '@/assets/portraits/landers/imani.webp';
import ingrid from '@/assets/portraits/landers/ingrid.webp';
import joana from '@/assets/portraits/landers/joana.webp';
import karim from '@/assets/portraits/landers/karim.webp';
import karin from '@/assets/portraits/landers/karin.webp';
import leela from '@/assets/portraits/landers/leela.webp';
import lena from '@/assets/portraits/landers/lena.webp';
import luca from '@/assets/portraits/landers/luca.webp';
import malik from '@/assets/portraits/landers/malik.webp';
import margot from '@/assets/portraits/landers/margot.webp';
import marta from '@/assets/portraits/landers/marta.webp';
import martaLarge from '@/assets/portraits/landers/marta-large.webp';
import maud from '@/assets/portraits/landers/maud.webp';
import mei from '@/assets/portraits/landers/mei.webp';
import mira from '@/assets/portraits/landers/mira.webp';
import miraLarge from '@/assets/portraits/landers/mira-large.webp';
import miriam from '@/assets/portraits/landers/miriam.webp';
import nico from '@/assets/portraits/landers/nico.webp';
import noor from '@/assets/portraits/landers/noor.webp';
import odette from '@/assets/portraits/landers/odette.webp';
import pilar from '@/assets/portraits/landers/pilar.webp';
import priya from '@/assets/portraits/landers/priya.webp';
import ravi from '@/assets/portraits/landers/ravi.webp';
import rory from '@/assets/portraits/landers/rory.webp';
import rosa from '@/assets/portraits/landers/rosa.webp';
import runa from '@/assets/portraits/landers/runa.webp';
import ruth from '@/assets/portraits/landers/ruth.webp';
import samira from '@/assets/portraits/landers/samira.webp';
import selma from '@/assets/portraits/landers/selma.webp';
import silke from '@/assets/portraits/landers/silke.webp';
import tariq from '@/assets/portraits/landers/tariq.webp';
import tessa from '@/assets/portraits/landers/tessa.webp';
import vera from '@/assets/portraits/landers/vera.webp';
import winston from '@/assets/portraits/landers/winston.webp';
import zola from '@/assets/portraits/landers/zola.webp';
import marekLarge from '@/assets/portraits/marek.webp';
import amara from '@/assets/portraits/wall/amara.webp';
import diego from '@/assets/portraits/wall/diego.webp';
import elena from '@/assets/portraits/wall/elena.webp';
import helga from '@/assets/portraits/wall/helga.webp';
import jonas from '@/assets/portraits/wall/jonas.webp';
import kofi from '@/assets/portraits/wall/kofi.webp';
import marek from '@/assets/portraits/wall/marek.webp';
import nora from '@/assets/portraits/wall/nora.webp';
import pieter from '@/assets/portraits/wall/pieter.webp';
import sofia from '@/assets/portraits/wall/sofia.webp';
import theo from '@/assets/portraits/wall/theo.webp';
import yuki from '@/assets/portraits/wall/yuki.webp';
import type { NicheName } from '@/domain/niche';

/** In this order no two neighbours share a light mood. */
const CASTS: Readonly<Record<NicheName, readonly string[]>> = {
  plain: [marta, marek, sofia, kofi, elena, jonas, yuki, pieter, amara, nora, theo, helga],
  she: [elena, zola, lena, sofia, nora, imani, yuki, mei, amara, rosa, vera, tessa],
  bdsm: [mira, dario, mei, emre, runa, desmond, carla, malik, ayo, karim, selma, rory],
  bbw: [bella, amara, astrid, britt, maud, noor, grace, farah, karin, samira, joana, tessa],
  gilf: [ingrid, winston, pilar, ruth, edith, margot, hugo, chiara, leela, odette, anton, helga],
  milf: [claire, carla, anouk, priya, karin, silke, farah, heidi, vera, fiona, miriam, runa],
  gay: [theo, marek, luca, kofi, diego, pieter, jonas, bram, karim, nico, tariq, ravi],
};

const LARGE: Readonly<Record<NicheName, string>> = {
  plain: martaLarge,
  she: elenaLarge,
  bdsm: miraLarge,
  bbw: amaraLarge,
  gilf: helgaLarge,
  milf: claireLarge,
  gay: marekLarge,
};

/** @returns the addresses of twelve portraits of 480 x 640 px */
export const landerCast = (niche: NicheName): readonly string[] => CASTS[niche];

/** @returns the address of one portrait of 750 x 1000 px */
export const landerFace = (niche: NicheName): string => LARGE[niche];
