import { FormTokenField, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Setting, Settings } from '../../src/editor';
import type { SavedImage } from './types';
import { captionOf } from './use-library';
import type { LibraryImage } from './use-library';

interface Props {
	image: SavedImage;
	/** What the media library knows of it. */
	known?: LibraryImage;
	/** Categories of the other images. */
	suggestions: string[];
	onChange: ( change: Partial< SavedImage > ) => void;
}

/**
 * Words and categories of the selected image; what is reset comes from the media library again.
 *
 * @param props             The image and what happens to it.
 * @param props.image       The image.
 * @param props.known       What the media library knows of it.
 * @param props.suggestions Categories of the other images.
 * @param props.onChange    Changes it.
 */
export function ImageSettings( {
	image,
	known,
	suggestions,
	onChange,
}: Props ) {
	const { alt, caption, categories } = image;
	return (
		<Settings
			label={ __( 'Selected image', 'frontage' ) }
			onReset={ () =>
				onChange( {
					alt: undefined,
					caption: undefined,
					categories: undefined,
				} )
			}
		>
			<Setting
				label={ __( 'Categories', 'frontage' ) }
				isSet={ !! categories?.length }
				onReset={ () => onChange( { categories: undefined } ) }
			>
				<FormTokenField
					__next40pxDefaultSize
					label={ __( 'Categories', 'frontage' ) }
					value={ categories ?? [] }
					suggestions={ suggestions }
					onChange={ ( tokens ) =>
						onChange( { categories: tokens.map( String ) } )
					}
				/>
			</Setting>
			<Setting
				label={ __( 'Alternative text', 'frontage' ) }
				isSet={ alt !== undefined }
				onReset={ () => onChange( { alt: undefined } ) }
			>
				<TextareaControl
					__nextHasNoMarginBottom
					label={ __( 'Alternative text', 'frontage' ) }
					help={ __(
						'What the image shows, for those who do not see it. Empty if it is decorative.',
						'frontage'
					) }
					value={ alt ?? known?.alt_text ?? '' }
					onChange={ ( value ) => onChange( { alt: value } ) }
				/>
			</Setting>
			<Setting
				label={ __( 'Caption', 'frontage' ) }
				isSet={ caption !== undefined }
				onReset={ () => onChange( { caption: undefined } ) }
			>
				<TextareaControl
					__nextHasNoMarginBottom
					label={ __( 'Caption', 'frontage' ) }
					help={ __(
						'May contain links and emphasis in HTML.',
						'frontage'
					) }
					value={ caption ?? captionOf( known ) }
					onChange={ ( value ) => onChange( { caption: value } ) }
				/>
			</Setting>
		</Settings>
	);
}
