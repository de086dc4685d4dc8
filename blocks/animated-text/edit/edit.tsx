import {
	InspectorControls,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ElementType } from 'react';
import { PreviewButton, ServerPreview, type EditProps } from '@frontage/editor';
import metadata from '../block.json';
import { AnimatedTextSettings } from './settings';
import type { Attributes } from '../attributes';

export function Edit( block: EditProps< Attributes > ) {
	const [ isPreview, preview ] = useState( false );
	const { attributes } = block;
	return (
		<>
			<PreviewButton isPlaying={ isPreview } onChange={ preview } />
			<InspectorControls>
				<AnimatedTextSettings { ...block } />
			</InspectorControls>
			<div { ...useBlockProps() }>
				{ isPreview ? (
					<ServerPreview
						block={ metadata.name }
						attributes={ attributes }
						empty={ <Words { ...block } /> }
					/>
				) : (
					<Words { ...block } />
				) }
			</div>
		</>
	);
}

/** Several words are separated by a bar. */
const BAR = ' | ';

function Words( { attributes, setAttributes }: EditProps< Attributes > ) {
	const Sentence = attributes.tag as ElementType;
	const isOne = attributes.kind === 'highlighted';
	return (
		<div className="frontage-animated-text">
			<Sentence className="frontage-animated-text__sentence frontage-animated-text__edit">
				<Part
					label={ __( 'Text before', 'frontage' ) }
					value={ attributes.before }
					onChange={ ( before ) => setAttributes( { before } ) }
				/>
				<Part
					label={
						isOne
							? __( 'Highlighted word', 'frontage' )
							: __( 'word | word | word', 'frontage' )
					}
					color={ attributes.accent }
					value={ attributes.words.join( BAR ) }
					onChange={ ( words ) =>
						setAttributes( {
							words: isOne
								? [ words ]
								: words.split( /\s*\|\s*/ ),
						} )
					}
				/>
				<Part
					label={ __( 'Text after', 'frontage' ) }
					value={ attributes.after }
					onChange={ ( after ) => setAttributes( { after } ) }
				/>
			</Sentence>
		</div>
	);
}

interface PartProps {
	label: string;
	value: string;
	color?: string;
	onChange: ( value: string ) => void;
}

const Part = ( { label, color, ...text }: PartProps ) => (
	<RichText
		tagName="span"
		aria-label={ label }
		placeholder={ label }
		allowedFormats={ [] }
		disableLineBreaks
		style={ { color: color || undefined } }
		{ ...text }
	/>
);
