/** The pictures, by their names. */
import { bowl } from './drawn/bowl.mjs';
import { breakfast } from './drawn/breakfast.mjs';
import { coast } from './drawn/coast.mjs';
import { facade } from './drawn/facade.mjs';
import { festival } from './drawn/festival.mjs';
import { hills } from './drawn/hills.mjs';
import { lake } from './drawn/lake.mjs';
import { lemons } from './drawn/lemons.mjs';
import { market } from './drawn/market.mjs';
import { reading } from './drawn/reading.mjs';
import { roofs } from './drawn/roofs.mjs';
import { plaster } from './drawn/plaster.mjs';
import { turned } from './drawn/turned.mjs';
import { vase } from './drawn/vase.mjs';
import { workshop } from './drawn/workshop.mjs';
import {
	boatMark,
	houseMark,
	leafMark,
	peakMark,
	sunMark,
	waveMark,
} from './drawn/marks.mjs';
import { ada, ben, dilek, emil, noor } from './drawn/portraits.mjs';

/**
 * @typedef {{ width: number, height: number, draw: ( width: number, height: number ) => string, isPlain?: boolean }} Drawn
 */

const wide = ( /** @type {Drawn['draw']} */ draw ) => ( {
	width: 1600,
	height: 1067,
	draw,
} );

const tall = ( /** @type {Drawn['draw']} */ draw ) => ( {
	width: 1200,
	height: 1500,
	draw,
} );

const mark = ( /** @type {Drawn['draw']} */ draw ) => ( {
	width: 600,
	height: 240,
	draw,
	isPlain: true,
} );

/** @type {Record<string, Drawn>} */
export const PICTURES = {
	hills: wide( hills ),
	coast: wide( coast ),
	lake: wide( lake ),
	roofs: wide( roofs ),
	festival: wide( festival ),
	facade: wide( facade ),
	lemons: wide( lemons ),
	breakfast: wide( breakfast ),
	workshop: wide( workshop ),
	reading: wide( reading ),
	plaster: wide( plaster ),
	market: wide( market ),
	vase: tall( vase ),
	bowl: { width: 1200, height: 1200, draw: bowl },
	ada: tall( ada ),
	ben: tall( ben ),
	noor: tall( noor ),
	emil: tall( emil ),
	dilek: tall( dilek ),
	...Object.fromEntries(
		[ 0, 1, 2, 3, 4, 5, 6, 7 ].map( ( side ) => [
			`turn-${ side + 1 }`,
			{ width: 640, height: 640, draw: turned( side ) },
		] )
	),
	'mark-leaf': mark( leafMark ),
	'mark-wave': mark( waveMark ),
	'mark-sun': mark( sunMark ),
	'mark-house': mark( houseMark ),
	'mark-boat': mark( boatMark ),
	'mark-peak': mark( peakMark ),
};
