import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import { withPictures } from '@frontage/editor';

/** Pictures of the plugin. */
const FILES = [
	'lemons.webp',
	'hills.webp',
	'workshop.webp',
	'lake.webp',
	'facade.webp',
	'breakfast.webp',
	'coast.webp',
	'market.webp',
];

/** Pictures in the look of a feed, which say that they are a sample. Visitors never see them. */
export function Sample( {
	columns,
	isPreview,
}: {
	columns: number;
	isPreview: boolean;
} ) {
	return (
		<div
			className={ `frontage-photo-feed ${ isPreview ? '' : 'is-sample' }` }
			style={
				{ '--frontage-photo-feed-columns': columns } as CSSProperties
			}
		>
			{ ! isPreview && (
				<p className="frontage-photo-feed__sample">
					{ __(
						'Sample: your photos appear here once an account is connected.',
						'frontage'
					) }
				</p>
			) }
			<ul className="frontage-photo-feed__list" aria-hidden="true">
				{ withPictures( isPreview ? FILES.slice( 0, 6 ) : FILES ).map(
					( url ) => (
						<li key={ url } className="frontage-photo-feed__item">
							<img
								className="frontage-photo-feed__image"
								src={ url }
								alt=""
							/>
						</li>
					)
				) }
			</ul>
		</div>
	);
}
