import {
	InspectorControls,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { image } from '@wordpress/icons';
import {
	BlockSettings,
	PicturePlace,
	TextField,
	ToggleField,
	defaultsIn,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const CLASS = 'frontage-image-accordion';

const DEFAULTS = defaultsIn( metadata, [
	'alt',
	'href',
	'linkText',
	'opensInNewTab',
] );

/** The settings sidebar. */
function ItemSettings( block: EditProps< Attributes > ) {
	return (
		<InspectorControls>
			<BlockSettings
				label={ __( 'Image', 'frontage' ) }
				defaults={ DEFAULTS }
				{ ...block }
			>
				<TextField
					name="alt"
					label={ __( 'Alternative text', 'frontage' ) }
					help={ __(
						'Leave empty to use the alternative text from the Media Library.',
						'frontage'
					) }
				/>
				<TextField
					name="href"
					type="url"
					label={ __( 'Link', 'frontage' ) }
				/>
				<TextField
					name="linkText"
					label={ __( 'Link text', 'frontage' ) }
					placeholder={ __( 'Read more', 'frontage' ) }
				/>
				<ToggleField
					name="opensInNewTab"
					label={ __( 'Open in new tab', 'frontage' ) }
				/>
			</BlockSettings>
		</InspectorControls>
	);
}

export function Edit( block: EditProps< Attributes > ) {
	const { attributes, setAttributes } = block;
	const { id, url, alt, title, caption } = attributes;
	return (
		<>
			<ItemSettings { ...block } />
			<div
				{ ...useBlockProps( {
					className: `${ CLASS }__item is-open`,
				} ) }
			>
				<PicturePlace
					id={ id }
					url={ url }
					alt={ alt }
					className={ `${ CLASS }__picture` }
					icon={ image }
					title={ __( 'Image', 'frontage' ) }
					onChoose={ ( picture ) => setAttributes( { ...picture } ) }
				/>
				<div className={ `${ CLASS }__text` }>
					<RichText
						tagName="p"
						className={ `${ CLASS }__title` }
						value={ title }
						onChange={ ( text: string ) =>
							setAttributes( { title: text } )
						}
						placeholder={ __( 'Title', 'frontage' ) }
						aria-label={ __( 'Title', 'frontage' ) }
						disableLineBreaks
					/>
					<RichText
						tagName="p"
						className={ `${ CLASS }__caption` }
						value={ caption }
						onChange={ ( text: string ) =>
							setAttributes( { caption: text } )
						}
						placeholder={ __( 'Caption', 'frontage' ) }
						aria-label={ __( 'Caption', 'frontage' ) }
					/>
				</div>
			</div>
		</>
	);
}
