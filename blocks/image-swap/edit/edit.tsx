import {
	BlockControls,
	InspectorControls,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { flipHorizontal, image } from '@wordpress/icons';
import type { CSSProperties } from 'react';
import {
	PicturePlace,
	type ChosenPicture,
	type EditProps,
} from '@frontage/editor';
import { SwapSettings } from './settings';
import type { Attributes } from '../attributes';

const CLASS = 'frontage-image-swap';

const WORDS = {
	first: {
		title: __( 'First image', 'frontage' ),
		replace: __( 'Replace first image', 'frontage' ),
	},
	second: {
		title: __( 'Second image', 'frontage' ),
		replace: __( 'Replace second image', 'frontage' ),
	},
};

export function Edit( block: EditProps< Attributes > ) {
	const { attributes, setAttributes } = block;
	const [ isSecond, setSecond ] = useState( false );
	const blockProps = useBlockProps( {
		className: `${ CLASS } is-editing`,
		style: {
			[ `--${ CLASS }-ratio` ]: attributes.ratio,
		} as CSSProperties,
	} );
	const side = isSecond ? 'second' : 'first';
	const choose = ( picture: ChosenPicture ) => {
		setAttributes( {
			[ `${ side }Id` ]: picture.id,
			[ `${ side }Url` ]: picture.url,
			[ `${ side }Alt` ]: picture.alt,
			[ `${ side }Width` ]: picture.width,
			[ `${ side }Height` ]: picture.height,
		} );
		// Selects the missing image next.
		if ( ! isSecond && ! attributes.secondId && ! attributes.secondUrl ) {
			setSecond( true );
		}
	};
	return (
		<>
			<BlockControls>
				<ToolbarGroup>
					<ToolbarButton
						icon={ flipHorizontal }
						label={ __( 'Show the other image', 'frontage' ) }
						isPressed={ isSecond }
						onClick={ () => setSecond( ! isSecond ) }
					/>
				</ToolbarGroup>
			</BlockControls>
			<InspectorControls>
				<SwapSettings { ...block } />
			</InspectorControls>
			<figure { ...blockProps }>
				<div className={ `${ CLASS }__pictures` }>
					<PicturePlace
						key={ side }
						id={ attributes[ `${ side }Id` ] }
						url={ attributes[ `${ side }Url` ] }
						alt={ attributes[ `${ side }Alt` ] }
						className={ `${ CLASS }__picture is-${ side }` }
						icon={ image }
						{ ...WORDS[ side ] }
						onChoose={ choose }
					/>
				</div>
				<RichText
					tagName="figcaption"
					className="wp-element-caption"
					value={ attributes.caption }
					onChange={ ( caption: string ) =>
						setAttributes( { caption } )
					}
					placeholder={ __( 'Caption', 'frontage' ) }
					aria-label={ __( 'Caption', 'frontage' ) }
				/>
			</figure>
		</>
	);
}
