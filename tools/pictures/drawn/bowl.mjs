import {
	CLAY,
	CREAM,
	ellipse,
	MIST,
	mix,
	OCHRE,
	path,
	rect,
	SAGE,
	SAND,
} from '../shapes.mjs';
import { vessel } from './clay.mjs';

/**
 * A bowl on a plinth.
 *
 * @param {number} width
 * @param {number} height
 */
export function bowl( width, height ) {
	return (
		rect( -20, -20, width + 40, height + 40, mix( SAGE, MIST, 0.5 ) ) +
		path(
			`M-20 -20H${ width * 0.7 }L120 ${ height + 20 }H-20Z`,
			mix( SAGE, MIST, 0.75 )
		) +
		path( `M230 770H970V${ height + 20 }H230Z`, CREAM ) +
		path( `M640 770H970V${ height + 20 }H640Z`, SAND ) +
		ellipse( 600, 770, 370, 64, mix( CREAM, MIST, 0.3 ) ) +
		vessel(
			600,
			780,
			[
				[ 130, 0 ],
				[ 140, 34 ],
				[ 300, 190 ],
				[ 352, 320 ],
			],
			OCHRE,
			0.2
		) +
		path(
			'M254 500Q600 600 946 500L936 540Q600 640 264 540Z',
			mix( CLAY, OCHRE, 0.2 )
		) +
		path( 'M286 590Q600 680 914 590L908 606Q600 700 292 606Z', CREAM )
	);
}
