/** A town by night that does not exist: blocks between streets, a river with its bridges, parks and a few lit houses. */
import { memo } from 'react';

/** Drawn on 300 by 200. */
const RIVER = 'M-5 141C38 141 65 133 98 119S148 99 180 97 225 113 253 107 285 83 308 75';
const AVENUES =
  'M-2 63C55 75 95 63 140 45S225 15 303 23M-2 184C60 175 120 188 175 176S250 163 303 167M88-2C98 33 90 80 106 115S113 173 120 203M141-2C147 33 151 72 151 101S183 158 190 203M248-2C241 33 211 72 219 106S254 168 258 203M272 21C273 35 276 58 286 85S288 163 293 203';
/** Each begins and ends on an avenue, on the river, on another street or beyond the edge. */
const STREETS =
  'M52-3l5 70M70-3l6 68M-3 30l96-1M106-3l7 58M124-3l6 52M92 19l51-7M94 39l51-12M165-3l2 38M190-3l0 31M218-3l-3 26M144 20l101-10M260-3l-3 23M54 67l12 64M74 65l12 59M-3 89l100-10M-3 115l103-17M113 55l7 55M130 49l5 56M97 78l52-18M100 97l50-18M170 34l-4 64M194 27l-10 70M217 23l-15 76M149 63l82-18M151 82l70-9M249 42l-9 66M263 42l3 61M232 42l42-1M225 60l53-1M219 82l64-6M275 45l27-3M281 69l21-8M51 135l3 46M75 128l7 53M-3 163l118-15M128 107l22 73M113 136l45-9M116 159l54-9M169 98l30 73M186 97l29 71M203 99l27 67M158 127l68-1M169 148l65-5M246 125l15 40M267 123l9 42M226 126l65-5M236 146l55-1M291 112l11-8M291 139l11-3M150 180l5 22M200 171l10 31M223 167l11 35';
const PARKS =
  'M241 21l16-1 15 1 1 10 1 10-42 1 5-10zM219 104l21 4 24-4 23-16 4 33-65 5zM57 83l20-2 4 20-20 3zM181 127l17-1 8 19-17 1z';
const TREES =
  'M245 26.5l11.5 0 10 .5 .5 4.5 .5 3.5-26.5 1 1-2zM232.5 122.5l53.5-6.5-1-12M63.5 88l9.5-1 1.5 9.5-9 1.5zM186 130l9.5 0 5 12-9.5 .5z';
const LIT =
  'M51.5 32.5l.5 4M108 37.5l.5 5M191 34l-1 4M287 40.5l5-.5M265.5 62.5h5M137 80.5l5-2M231.5 83l5-.5M64.5 106l1 5M259 150l2.5 6M75.5 156l1 6.5M192 162.5l2 4.5';

export const DrawnMap = memo(function DrawnMap() {
  return (
    <svg
      className="map-drawing"
      viewBox="0 0 300 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {/* Bridges are the avenues themselves, as far as the water goes: none can miss its road. */}
      <mask id="map-water">
        <path className="map-crossing" d={RIVER} />
      </mask>
      <path className="map-houses" d={STREETS} />
      <path className="map-lit" d={LIT} />
      <path className="map-park" d={PARKS} />
      <path className="map-trees" d={TREES} />
      <path className="map-kerb" d={STREETS} />
      <path className="map-kerb map-wide" d={AVENUES} />
      <path className="map-street" d={STREETS} />
      <path className="map-quay" d={RIVER} />
      <path className="map-bank" d={RIVER} />
      <path className="map-river" d={RIVER} />
      <path className="map-bridge" d={AVENUES} mask="url(#map-water)" />
      <path className="map-avenue" d={AVENUES} />
    </svg>
  );
});
