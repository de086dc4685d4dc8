import { __, sprintf } from '@wordpress/i18n';
import { networkOf, sayInactive } from '../labels';
import type { Network, Settings } from '../types';
import { usePicture, type Picture } from './use-picture';

interface Props {
	settings: Settings;
	networks: Network[];
}

/** An ad as visitors see it, with its label and the size that is kept free. */
export function Preview( { settings, networks }: Props ) {
	const picture = usePicture(
		settings.kind === 'image' ? settings.image : 0
	);
	const [ width, height ] = sizeOf( settings, picture );
	return (
		<figure className="frontage-ads__preview">
			<figcaption>
				{ width && height
					? sprintf(
							/* translators: 1: width, 2: height. */
							__( 'Preview, %1$d × %2$d pixels', 'frontage' ),
							width,
							height
						)
					: __( 'Preview, size unknown', 'frontage' ) }
			</figcaption>
			{ settings.hasLabel && (
				<p className="frontage-ads__label">
					{ settings.label || __( 'Advertisement', 'frontage' ) }
				</p>
			) }
			<div
				className="frontage-ads__box"
				style={
					width && height
						? {
								maxInlineSize: width,
								aspectRatio: `${ width } / ${ height }`,
							}
						: undefined
				}
			>
				<Shown
					settings={ settings }
					picture={ picture }
					networks={ networks }
				/>
			</div>
		</figure>
	);
}

function Shown( {
	settings: { kind, html },
	picture,
	networks,
}: Props & { picture?: Picture } ) {
	if ( kind === 'image' && picture ) {
		return <img src={ picture.url } alt={ picture.alt } />;
	}
	if ( kind === 'html' && html ) {
		return (
			<iframe
				title={ __(
					'Preview of the HTML, without scripts',
					'frontage'
				) }
				sandbox=""
				srcDoc={ html }
			/>
		);
	}
	return <p>{ fillerOf( kind, networks ) }</p>;
}

/** Returns what stands in the box of an ad that cannot be shown here. */
function fillerOf( kind: string, networks: Network[] ): string {
	if ( kind === 'image' ) {
		return __( 'No image yet', 'frontage' );
	}
	if ( kind === 'html' ) {
		return __( 'No HTML yet', 'frontage' );
	}
	const network = networkOf( kind, networks );
	if ( ! network ) {
		return sayInactive();
	}
	const { asks, title } = network;
	return asks
		? sprintf(
				/* translators: %s: name of an ad network. */
				__(
					'%s fills this place after the visitor’s consent.',
					'frontage'
				),
				title
			)
		: sprintf(
				/* translators: %s: name of an ad network. */
				__( '%s fills this place.', 'frontage' ),
				title
			);
}

/**
 * Returns width and height of the box as the server does; a missing side follows the image.
 *
 * @param settings Of the ad.
 * @param picture  Its image, if it has one.
 */
export function sizeOf(
	{ width, height }: Settings,
	picture?: Picture
): [ number, number ] {
	if ( ( width && height ) || ! picture?.width || ! picture.height ) {
		return [ width, height ];
	}
	if ( width ) {
		return [
			width,
			Math.round( ( width * picture.height ) / picture.width ),
		];
	}
	return height
		? [ Math.round( ( height * picture.width ) / picture.height ), height ]
		: [ picture.width, picture.height ];
}
