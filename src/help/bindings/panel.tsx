import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, SelectControl, TextControl } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { useKeptLast } from '@frontage/editor';
import { data } from '../data';
import { boundTo, withBinding, type Metadata } from './binding';

/** Blocks with a single text that can be bound. */
const BLOCKS = [ 'core/paragraph', 'core/heading' ];

interface EditedBlock {
	name: string;
	isSelected: boolean;
	attributes: { metadata?: Metadata };
	setAttributes: ( changed: object ) => void;
}

const withValue = createHigherOrderComponent(
	( BlockEdit: ComponentType< EditedBlock > ) => ( props: EditedBlock ) => (
		<>
			<BlockEdit { ...props } />
			{ props.isSelected && BLOCKS.includes( props.name ) && (
				<InspectorControls>
					<ValuePanel { ...props } />
				</InspectorControls>
			) }
		</>
	),
	'withFrontageValue'
);

function ValuePanel( { attributes, setAttributes }: EditedBlock ) {
	const bound = boundTo( attributes.metadata );
	const { values } = data();
	const chosen = values.find( ( { key } ) => key === bound?.key );
	const bind = ( key: string, text: string ) =>
		setAttributes( {
			metadata: withBinding( attributes.metadata, key, text ),
		} );
	return (
		<PanelBody
			ref={ useKeptLast() }
			title={ __( 'Live value', 'frontage' ) }
			initialOpen={ !! bound }
		>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Show', 'frontage' ) }
				value={ bound?.key ?? '' }
				options={ [
					{ value: '', label: __( 'Text of the block', 'frontage' ) },
					...values.map( ( { key, label } ) => ( {
						value: key,
						label,
					} ) ),
				] }
				help={ chosen?.help }
				onChange={ ( key ) => bind( key, bound?.text ?? '' ) }
			/>
			{ bound && (
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Surrounding text', 'frontage' ) }
					help={
						/* translators: %s: shown unchanged; authors insert it where the value should appear. */
						__(
							'“%s” is replaced with the value. If there is no value, the block shows its own text.',
							'frontage'
						)
					}
					placeholder="%s"
					maxLength={ 200 }
					value={ bound.text }
					onChange={ ( text ) => bind( bound.key, text ) }
				/>
			) }
		</PanelBody>
	);
}

/** Adds a sidebar panel that binds a paragraph or heading to a live value, if there are values. */
export function addValues(): void {
	if ( data().values.length ) {
		addFilter( 'editor.BlockEdit', 'frontage/values', withValue, 30 );
	}
}
