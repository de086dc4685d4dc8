import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { CSSProperties } from 'react';
import { ProgressSettings } from './settings';
import type { EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';

const CLASS = 'frontage-reading-progress';

/** Radius of the circle in a view box of 100 (S2 §9). */
const RADIUS = 45;

const RING = { cx: 50, cy: 50, r: RADIUS, pathLength: 1 };

export function Edit( block: EditProps< Attributes > ) {
	const { type, edge, verticalPosition, corner, thickness, size, hasNumber } =
		block.attributes;
	const place = {
		horizontal: edge,
		vertical: verticalPosition,
		circle: corner,
	};
	const blockProps = useBlockProps( {
		className: `${ CLASS } is-${ type } is-at-${ place[ type ] }`,
		style: {
			[ `--${ CLASS }-thickness` ]: `${ thickness }px`,
			[ `--${ CLASS }-size` ]: `${ size }px`,
		} as CSSProperties,
	} );
	return (
		<>
			<InspectorControls>
				<ProgressSettings { ...block } />
			</InspectorControls>
			<div { ...blockProps }>
				{ type === 'circle' ? (
					<>
						<svg
							className={ `${ CLASS }__circle` }
							viewBox="0 0 100 100"
						>
							<circle
								className={ `${ CLASS }__track` }
								{ ...RING }
							/>
							<circle
								className={ `${ CLASS }__arc` }
								{ ...RING }
							/>
						</svg>
						{ hasNumber && (
							<span className={ `${ CLASS }__number` } />
						) }
					</>
				) : (
					<span className={ `${ CLASS }__bar` } />
				) }
			</div>
		</>
	);
}
