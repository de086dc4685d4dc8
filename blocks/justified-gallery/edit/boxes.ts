/** The boxes of the images in the editor; must match `Image_Boxes` in PHP. */
import justified from 'justified-layout';

/** Width to height of each image. */
type Ratios = readonly number[];

/** Custom properties of an image. */
export type Box = Record< string, number >;

interface Row {
	ratios: number[];
	height: number;
	isFull: boolean;
}

const WIDTHS = [ 360, 580, 820, 1100, 1500 ];
const SPACING = 10;
const STEEPEST = 0.5;
const NARROWEST = 0.4;
const TOLERANCE = 0.25;
const NEARLY = 0.98;
const CUT = 10000;
const FLOAT = 1e-6;
const SLACK = 0.005;

const sumOf = ( ratios: Ratios ) =>
	ratios.reduce( ( sum, ratio ) => sum + ratio, 0 );

const contentOf = ( width: number, count: number ) =>
	width - ( count - 1 ) * SPACING;

/**
 * Returns the rows calculated by `justified-layout`.
 *
 * @param ratios Width to height of all images.
 * @param width  Width of the block, in pixels.
 * @param target Desired row height, in pixels.
 */
export function rowsOf( ratios: Ratios, width: number, target: number ): Row[] {
	const { boxes } = justified( [ ...ratios ], {
		containerWidth: width,
		containerPadding: 0,
		boxSpacing: SPACING,
		targetRowHeight: target,
		targetRowHeightTolerance: TOLERANCE,
	} );
	const rows: Row[] = [];
	ratios.forEach( ( ratio, index ) => {
		const box = boxes[ index ];
		const row = rows.at( -1 );
		if ( row && box?.top === boxes[ index - 1 ]?.top ) {
			row.ratios.push( ratio );
		} else if ( box ) {
			rows.push( {
				ratios: [ ratio ],
				height: box.height,
				isFull: true,
			} );
		}
	} );
	const last = rows.at( -1 );
	if (
		last &&
		sumOf( last.ratios ) < ( width / target ) * ( 1 - TOLERANCE )
	) {
		// At the height of the previous row it may be too wide, especially if that one was cropped.
		const sum = sumOf( last.ratios );
		const content = contentOf( width, last.ratios.length );
		const before = rows[ rows.length - 2 ];
		const model = contentOf( width, before ? before.ratios.length : 1 );
		last.isFull = sum * last.height > NEARLY * Math.min( content, model );
		if ( last.isFull ) {
			last.height = content / sum;
		}
	}
	return rows;
}

/**
 * @param ratio Width to height.
 * @param row   Row of the image.
 * @param width Width of the block, in pixels.
 * @param count Number of images in the row that sets the height.
 * @param place Number of the width, from 1.
 */
function imageBox(
	ratio: number,
	row: Row,
	width: number,
	count: number,
	place: number
): Box {
	const content = contentOf( width, count );
	const own =
		ratio * ( row.isFull ? content / sumOf( row.ratios ) : row.height );
	const shape = own / row.height;
	const box: Box = {
		[ `--frontage-w${ place }` ]:
			Math.floor( ( own / content ) * CUT + FLOAT ) / CUT,
	};
	if ( count !== 2 ) {
		box[ `--frontage-g${ place }` ] = count - 1;
	}
	if ( Math.abs( shape / ratio - 1 ) > SLACK ) {
		box[ `--frontage-a${ place }` ] = Math.round( shape * 1000 ) / 1000;
	}
	return box;
}

/**
 * Returns the custom properties of each image.
 *
 * @param shapes Width to height of all images.
 * @param height Desired row height, in pixels.
 */
export function boxesOf( shapes: Ratios, height: number ): Box[] {
	const ratios = shapes.map( ( ratio ) => Math.max( NARROWEST, ratio ) );
	const boxes = ratios.map( ( ratio ): Box => ( {
		'--frontage-ratio': ratio,
	} ) );
	WIDTHS.forEach( ( width, at ) => {
		const target = Math.min( height, width * STEEPEST );
		const own = rowsOf( ratios, width, target ).flatMap(
			( row, number, rows ) => {
				const model = row.isFull ? row : rows[ number - 1 ];
				const count = model ? model.ratios.length : 1;
				return row.ratios.map( ( ratio ) =>
					imageBox( ratio, row, width, count, at + 1 )
				);
			}
		);
		boxes.forEach( ( box, index ) => Object.assign( box, own[ index ] ) );
	} );
	return boxes;
}
