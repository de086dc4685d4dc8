import {
	CLAY,
	CREAM,
	ellipse,
	INK,
	line,
	MIST,
	mix,
	OCHRE,
	rect,
	SAGE,
	SAND,
} from '../shapes.mjs';
import { vessel } from './clay.mjs';

/**
 * A jug on a turntable, seen from one of eight sides.
 *
 * @param {number} side From 0.
 * @return {( width: number, height: number ) => string} Draws it, 640 by 640.
 */
export const turned = ( side ) => ( width, height ) => {
	const angle = ( side / 8 ) * 2 * Math.PI;
	const [ away, near ] = [ Math.cos( angle ), Math.sin( angle ) ];
	const handle = line(
		`M${ 320 + away * 62 } 250C${ 320 + away * 190 } 240 ${ 320 + away * 190 } 390 ${ 320 + away * 96 } 410`,
		mix( CLAY, INK, near > 0 ? 0.12 : 0.3 ),
		24
	);
	let dots = '';
	for ( let index = 0; index < 10; index++ ) {
		const at = angle + ( index / 10 ) * 2 * Math.PI;
		if ( Math.sin( at ) > 0.05 ) {
			dots += ellipse(
				320 + Math.cos( at ) * 104,
				428 + Math.sin( at ) * 12,
				12 * Math.sin( at ),
				12,
				index % 5 ? CREAM : OCHRE
			);
		}
	}
	return (
		rect( -20, -20, width + 40, height + 40, mix( SAGE, MIST, 0.6 ) ) +
		ellipse( 320, 540, 230, 46, CREAM ) +
		ellipse( 320, 552, 230, 46, SAND ) +
		ellipse( 320, 540, 230, 46, CREAM ) +
		( near > 0.05 ? '' : handle ) +
		vessel(
			320,
			540,
			[
				[ 66, 0 ],
				[ 116, 110 ],
				[ 74, 240 ],
				[ 62, 290 ],
				[ 84, 340 ],
			],
			CLAY,
			0.2
		) +
		dots +
		( near > 0.05 ? handle : '' )
	);
};
