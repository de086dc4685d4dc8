import {
	BlockControls,
	InspectorControls,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { starEmpty } from '@wordpress/icons';
import { useEffect, type ReactNode } from 'react';
import type { Condition } from '@frontage/lib/form-rules';
import { plain } from '@frontage/lib/plain';
import { BlockSettings } from '../field-values';
import { ChoiceField, TextField, ToggleField } from '../fields';
import { ConditionPanel } from './condition';
import { nameOf, useOtherFields } from './fields-of';
import { widthLabels } from './labels';

export interface FieldAttributes extends Record< string, unknown > {
	name: string;
	label: string;
	help: string;
	kind: string;
	required?: boolean;
	width: string;
	when?: Condition;
}

interface Props {
	attributes: FieldAttributes;
	setAttributes: ( changed: Record< string, unknown > ) => void;
	clientId: string;
	isSelected: boolean;
	/** Defaults of the common settings and of the block's own. */
	defaults: Record< string, unknown >;
	/** Settings specific to this kind of field. */
	settings?: ReactNode;
	/** The control as visitors see it, not interactive. */
	children: ReactNode;
	/** Whether the label follows the control. */
	isBox?: boolean;
	/** What stands above the control. */
	before?: ReactNode;
	/** Whether visitors do not fill it in. */
	isComputed?: boolean;
}

const FORMATS = [ 'core/bold', 'core/italic', 'core/link' ];

/** What all field blocks share in the editor: label, help text, toolbar, common settings, condition. */
export function FieldEdit( props: Props ) {
	const { attributes, setAttributes, clientId, isBox, before, children } =
		props;
	const { kind, width, label, help } = attributes;
	const isSeen = kind !== 'hidden';
	const canBeRequired = mayBeRequired( props );
	const required = canBeRequired && attributes.required;
	useName( props );
	const blockProps = useBlockProps( {
		className: [
			'frontage-form__field',
			`is-${ kind }`,
			...( width === 'full' ? [] : [ `is-${ width }` ] ),
		].join( ' ' ),
	} );
	const labelText = (
		<RichText
			tagName="span"
			className="frontage-form__label"
			value={ label }
			onChange={ ( next: string ) => setAttributes( { label: next } ) }
			allowedFormats={ FORMATS }
			placeholder={ __( 'Label', 'frontage' ) }
			aria-label={ __( 'Label', 'frontage' ) }
		/>
	);
	return (
		<>
			{ canBeRequired && (
				<BlockControls>
					<ToolbarGroup>
						<ToolbarButton
							icon={ starEmpty }
							label={ __( 'Required', 'frontage' ) }
							isPressed={ required }
							onClick={ () =>
								setAttributes( { required: ! required } )
							}
						/>
					</ToolbarGroup>
				</BlockControls>
			) }
			<InspectorControls>
				<CommonSettings { ...props } />
				<ConditionPanel
					clientId={ clientId }
					when={ attributes.when }
					onChange={ ( when ) => setAttributes( { when } ) }
				/>
			</InspectorControls>
			<div { ...blockProps }>
				{ before }
				{ isBox ? (
					<div className="frontage-form__option">
						{ children }
						{ labelText }
					</div>
				) : (
					<>
						<div>
							{ labelText }
							{ required && (
								<span className="frontage-form__required">
									{ ' ' }
									*
								</span>
							) }
						</div>
						{ children }
					</>
				) }
				{ isSeen && help && (
					<p className="frontage-form__help">{ help }</p>
				) }
			</div>
		</>
	);
}

/** Whether the field can be required: a slider always has a value, and a calculation is not filled in. */
const mayBeRequired = ( { attributes, isComputed }: Props ) =>
	! isComputed && ! /^(hidden|range)$/.test( attributes.kind );

function CommonSettings( props: Props ) {
	const { attributes, setAttributes, defaults, settings } = props;
	const isSeen = attributes.kind !== 'hidden';
	return (
		<BlockSettings
			label={ __( 'Field', 'frontage' ) }
			attributes={ attributes }
			setAttributes={ setAttributes }
			defaults={ defaults }
		>
			{ mayBeRequired( props ) && (
				<ToggleField
					name="required"
					label={ __( 'Required', 'frontage' ) }
				/>
			) }
			{ settings }
			{ isSeen && (
				<>
					<TextField
						name="help"
						label={ __( 'Help', 'frontage' ) }
						help={ __( 'Appears below the field.', 'frontage' ) }
					/>
					<ChoiceField< FieldAttributes >
						name="width"
						label={ __( 'Width', 'frontage' ) }
						options={ widthLabels() }
					/>
				</>
			) }
			<TextField
				name="name"
				label={ __( 'Name', 'frontage' ) }
				help={ __(
					'Used in conditions, exports, and placeholders such as {name}. If you change it later, old messages no longer match new ones.',
					'frontage'
				) }
				clean={ ( typed ) =>
					typed.toLowerCase().replace( /[^a-z0-9_]/g, '' )
				}
			/>
		</BlockSettings>
	);
}

/**
 * Derives a unique field name from the label when the author deselects the field.
 *
 * @param field Props of the field.
 */
function useName( field: Props ) {
	const { attributes, setAttributes, clientId, isSelected } = field;
	const others = useOtherFields( clientId ).map( ( { name } ) => name );
	const { name, label } = attributes;
	const text = plain( label );
	useEffect( () => {
		if ( name || ! text || isSelected ) {
			return;
		}
		const wanted = nameOf( text );
		let free = wanted;
		for ( let number = 2; others.includes( free ); number++ ) {
			free = `${ wanted }_${ number }`;
		}
		setAttributes( { name: free } );
	}, [ name, text, isSelected ] ); // eslint-disable-line react-hooks/exhaustive-deps -- A name is given once.
}
