import { FormTokenField, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Setting, Settings } from '@frontage/editor';
import type { SavedImage } from '../view/types';
import { ImageLink, ImageRatio, NO_CROP, NO_LINK } from './image-link';
import { captionOf } from './use-library';
import type { LibraryImage } from './use-library';

interface Props {
	image: SavedImage;
	/** Its data in the media library. */
	known?: LibraryImage;
	/** Categories of the other images. */
	suggestions: string[];
	onChange: ( change: Partial< SavedImage > ) => void;
}

const AS_ALL = {
	alt: undefined,
	caption: undefined,
	categories: undefined,
	...NO_LINK,
	...NO_CROP,
};

/** Texts and categories of the selected image; resetting one restores the media library's. */
export function ImageSettings( props: Props ) {
	const { known, onChange } = props;
	return (
		<Settings
			label={ __( 'Selected image', 'frontage' ) }
			onReset={ () => onChange( AS_ALL ) }
		>
			<Categories { ...props } />
			<Words
				{ ...props }
				name="alt"
				label={ __( 'Alternative text', 'frontage' ) }
				help={ __(
					'Describe what the image shows for people who cannot see it. Leave empty if decorative.',
					'frontage'
				) }
				fallback={ known?.alt_text }
			/>
			<Words
				{ ...props }
				name="caption"
				label={ __( 'Caption', 'frontage' ) }
				help={ __(
					'Links and basic HTML formatting are allowed.',
					'frontage'
				) }
				fallback={ captionOf( known ) }
			/>
			<ImageLink { ...props } />
			<ImageRatio { ...props } />
		</Settings>
	);
}

function Categories( { image, suggestions, onChange }: Props ) {
	const label = __( 'Categories', 'frontage' );
	const { categories = [] } = image;
	return (
		<Setting
			label={ label }
			isSet={ categories.length > 0 }
			onReset={ () => onChange( { categories: undefined } ) }
		>
			<FormTokenField
				__next40pxDefaultSize
				label={ label }
				value={ categories }
				suggestions={ suggestions }
				onChange={ ( tokens ) =>
					onChange( { categories: tokens.map( String ) } )
				}
			/>
		</Setting>
	);
}

interface WordsProps extends Props {
	name: 'alt' | 'caption';
	label: string;
	help: string;
	/** The media library's text. */
	fallback?: string;
}

function Words( {
	image,
	name,
	fallback = '',
	onChange,
	...text
}: WordsProps ) {
	const { label, help } = text;
	return (
		<Setting
			label={ label }
			isSet={ image[ name ] !== undefined }
			onReset={ () => onChange( { [ name ]: undefined } ) }
		>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ label }
				help={ help }
				value={ image[ name ] ?? fallback }
				onChange={ ( value ) => onChange( { [ name ]: value } ) }
			/>
		</Setting>
	);
}
