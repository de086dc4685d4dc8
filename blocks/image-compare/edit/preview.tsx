import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import { useSmallPictures, type SettingsProps } from '@frontage/editor';
import type { Attributes } from '../attributes';

interface Props extends SettingsProps< Attributes > {
	/** Attributes of two image blocks. */
	pictures: Record< string, unknown >[];
}

/** The comparison as visitors see it; the position where the author leaves the slider is saved as its start. */
export function ComparePreview( props: Props ) {
	const { attributes, setAttributes } = props;
	const pictures = useSmallPictures( props.pictures );
	const { orientation, start } = attributes;
	return (
		<div className={ `frontage-image-compare is-${ orientation }` }>
			<div
				className="frontage-image-compare__frame"
				style={
					{
						'--frontage-image-compare-at': `${ start }%`,
					} as CSSProperties
				}
			>
				{ pictures.slice( 0, 2 ).map( ( { url, alt, caption }, at ) => (
					<div
						key={ at }
						className={ `frontage-image-compare__side is-${ at ? 'second' : 'first' }` }
					>
						<figure>
							{ !! url && (
								<img
									src={ String( url ) }
									alt={ String( alt ?? '' ) }
								/>
							) }
							{ !! caption && (
								<figcaption>
									{ String( caption ).replace(
										/<[^>]*>/g,
										''
									) }
								</figcaption>
							) }
						</figure>
					</div>
				) ) }
				<span className="frontage-image-compare__line">
					<svg viewBox="0 0 24 24" aria-hidden="true">
						<path d="M9 6l-6 6 6 6M15 6l6 6-6 6" />
					</svg>
				</span>
				<input
					type="range"
					className="frontage-image-compare__range"
					aria-label={ __( 'Initial divider position', 'frontage' ) }
					value={ start }
					onChange={ ( { target } ) =>
						setAttributes( { start: Number( target.value ) } )
					}
				/>
			</div>
		</div>
	);
}
