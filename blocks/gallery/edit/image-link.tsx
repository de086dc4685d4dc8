import {
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Setting } from '@frontage/editor';
import type { SavedImage } from '../view/types';
import { RATIOS } from './options';

interface Props {
	image: SavedImage;
	onChange: ( change: Partial< SavedImage > ) => void;
}

/** What makes an image lead where all do. */
export const NO_LINK = {
	href: undefined,
	linkDestination: undefined,
	linkTarget: undefined,
	rel: undefined,
	lightbox: undefined,
};

/** What makes an image look as all do. */
export const NO_CROP = {
	aspectRatio: undefined,
	scale: undefined,
	focalPoint: undefined,
	sizeSlug: undefined,
};

const COMMON = {
	__nextHasNoMarginBottom: true,
	__next40pxDefaultSize: true,
} as const;

/** A link of the selected image only. */
export function ImageLink( { image, onChange }: Props ) {
	const label = __( 'Link', 'frontage' );
	const { href = '', linkTarget } = image;
	return (
		<Setting
			label={ label }
			isSet={ !! ( image.linkDestination ?? image.lightbox ) }
			onReset={ () => onChange( NO_LINK ) }
		>
			<TextControl
				{ ...COMMON }
				type="url"
				label={ label }
				help={ __( 'Empty for the link of the gallery.', 'frontage' ) }
				value={ href }
				onChange={ ( value ) =>
					onChange(
						value
							? { href: value, linkDestination: 'custom' }
							: NO_LINK
					)
				}
			/>
			{ href && (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Open in new tab', 'frontage' ) }
					checked={ linkTarget === '_blank' }
					onChange={ ( isNewTab ) =>
						onChange( {
							linkTarget: isNewTab ? '_blank' : undefined,
						} )
					}
				/>
			) }
		</Setting>
	);
}

/** Core writes a square without its second number. */
const coreRatio = ( ratio: string ) => ratio.replace( /\/1$/, '' );

/** A shape of the selected image only. */
export function ImageRatio( { image, onChange }: Props ) {
	const label = __( 'Aspect ratio', 'frontage' );
	const { aspectRatio = '' } = image;
	const ratios = Object.entries( RATIOS )
		.filter( ( [ ratio ] ) => ratio !== 'original' )
		.map( ( [ ratio, name ] ) => ( {
			value: coreRatio( ratio ),
			label: name,
		} ) );
	const other = ratios.every( ( { value } ) => value !== aspectRatio );
	return (
		<Setting
			label={ label }
			isSet={ !! aspectRatio }
			onReset={ () => onChange( NO_CROP ) }
		>
			<SelectControl
				{ ...COMMON }
				label={ label }
				value={ aspectRatio }
				options={ [
					{ value: '', label: __( 'As the gallery', 'frontage' ) },
					...ratios,
					...( aspectRatio && other
						? [ { value: aspectRatio, label: aspectRatio } ]
						: [] ),
				] }
				onChange={ ( value ) =>
					onChange( value ? { aspectRatio: value } : NO_CROP )
				}
			/>
		</Setting>
	);
}
