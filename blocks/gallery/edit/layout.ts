/** The wrapper's class and style in the editor; must match `Layout` in PHP. */
import type { CSSProperties } from 'react';
import { gapOf } from '@frontage/editor';
import type { Attributes } from '../attributes';

export const MOST_COLUMNS = 8;

/** Columns on each device, where 0 leaves the choice to us. */
export function columnsOf( {
	columns,
	columnsTablet,
	columnsPhone,
}: Attributes ) {
	const tablet = columnsTablet || Math.min( columns, 3 );
	return { columns, tablet, phone: columnsPhone || Math.min( tablet, 2 ) };
}

export function layoutOf( attributes: Attributes ) {
	const { ratio, fit, arrangement, style } = attributes;
	const isMasonry = arrangement === 'masonry';
	const captions =
		isMasonry && attributes.captions === 'below'
			? 'over'
			: attributes.captions;
	const { columns, tablet, phone } = columnsOf( attributes );
	const hasRatio = ratio !== 'original';
	return {
		className: `frontage-gallery has-captions-${ captions }${
			hasRatio && ! isMasonry ? ' has-ratio' : ''
		}${ isMasonry ? ' is-masonry' : '' }${
			arrangement === 'carousel' ? ' is-carousel' : ''
		}`,
		style: {
			'--frontage-gallery-columns': columns,
			'--frontage-gallery-tablet': tablet,
			'--frontage-gallery-phone': phone,
			'--frontage-gallery-ratio': hasRatio ? ratio : undefined,
			'--frontage-gallery-fit':
				hasRatio && fit === 'contain' ? fit : undefined,
			'--frontage-gallery-gap': gapOf( style ),
		} as CSSProperties,
	};
}
