/** Conditions of blocks inside a form that are no fields, such as groups and steps. */
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import type { Condition } from '@frontage/lib/form-rules';
import { addExtensionAttribute } from '../extension';
import { compact, takesExtensions } from '../extension-settings';
import { ConditionFields } from './condition';
import { useFieldsAround } from './fields-of';

interface EditedBlock {
	name: string;
	clientId: string;
	attributes: { frontage?: { when?: Condition } };
	setAttributes: ( changed: object ) => void;
	isSelected: boolean;
}

/** Fields have a condition of their own. */
const FIELD = /^frontage\/field-/;

const withCondition = ( form: string ) =>
	createHigherOrderComponent(
		( BlockEdit: ComponentType< EditedBlock > ) =>
			( props: EditedBlock ) => {
				const isOffered =
					props.isSelected &&
					! FIELD.test( props.name ) &&
					takesExtensions( props.name );
				return (
					<>
						<BlockEdit { ...props } />
						{ isOffered && (
							<BlockCondition form={ form } { ...props } />
						) }
					</>
				);
			},
		'withFrontageCondition'
	);

function BlockCondition( {
	form,
	clientId,
	attributes,
	setAttributes,
}: EditedBlock & { form: string } ) {
	const others = useFieldsAround( clientId, form );
	const { when } = attributes.frontage ?? {};
	if ( ! others ) {
		return null;
	}
	return (
		<InspectorControls>
			<PanelBody
				title={ __( 'Show when', 'frontage' ) }
				initialOpen={ !! when }
			>
				<ConditionFields
					others={ others }
					when={ when }
					onChange={ ( next ) =>
						setAttributes( {
							frontage: compact( {
								...attributes.frontage,
								when: next,
							} ),
						} )
					}
					without={ __(
						'Without rules, the block is always shown. The answers to fields in a hidden block are not sent.',
						'frontage'
					) }
				/>
			</PanelBody>
		</InspectorControls>
	);
}

/**
 * Lets any block inside a form have a condition.
 *
 * @param form Name of the block that is a form.
 */
export function registerBlockConditions( form: string ): void {
	addExtensionAttribute();
	addFilter(
		'editor.BlockEdit',
		'frontage/form-condition',
		withCondition( form )
	);
}
