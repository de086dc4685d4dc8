import type { CSSProperties } from 'react';
import { gapOf } from '@frontage/editor';
import type { Attributes } from '../attributes';

/** The wrapper's class and style in the editor; must match `Layout` in PHP. */
export function layoutOf( attributes: Attributes ) {
	const { columns, ratio, captions, style } = attributes;
	return {
		className: `frontage-image-grid has-captions-${ captions }`,
		style: {
			'--frontage-image-grid-columns': columns,
			'--frontage-image-grid-tablet': Math.min( columns, 3 ),
			'--frontage-image-grid-phone': Math.min( columns, 2 ),
			'--frontage-image-grid-ratio': ratio,
			'--frontage-image-grid-gap': gapOf( style ),
		} as CSSProperties,
	};
}
