import {
	InspectorControls,
	RichText,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import {
	MOST_FIELDS,
	countFields,
	fieldsIn,
	useChildren,
	useOwnId,
	useWritten,
	type EditProps,
} from '@frontage/editor';
import { ChooseForm } from './choose';
import { FormSettings } from './settings';
import type { Attributes } from '../attributes';

export function Edit( props: EditProps< Attributes > ) {
	const { attributes, setAttributes, clientId } = props;
	const { blocks: children } = useChildren( clientId );
	const written = useWritten();
	const blockProps = useBlockProps( { className: 'frontage-form' } );
	const fields = useInnerBlocksProps( {
		className: 'frontage-form__fields',
	} );
	useOwnId( props, 'frontage/form', 'formId' );
	if ( ! children.length ) {
		return (
			<div { ...blockProps }>
				<ChooseForm { ...props } />
			</div>
		);
	}
	const count = countFields( children );
	return (
		<>
			<InspectorControls>
				<FormSettings
					attributes={ attributes }
					setAttributes={ setAttributes }
					fields={ fieldsIn( children ) }
				/>
			</InspectorControls>
			<div { ...blockProps }>
				{ count > MOST_FIELDS && (
					<Notice status="error" isDismissible={ false }>
						{ sprintf(
							/* translators: 1: number of fields, 2: maximum number of fields. */
							__(
								'This form cannot be sent: it has %1$s fields with those of all rows, and %2$s is the maximum.',
								'frontage'
							),
							String( count ),
							String( MOST_FIELDS )
						) }
					</Notice>
				) }
				<div { ...fields } />
				<div className="frontage-form__buttons">
					<RichText
						tagName="span"
						className="frontage-form__button is-send wp-element-button"
						value={ written(
							attributes.button,
							__( 'Send', 'frontage' )
						) }
						onChange={ ( button: string ) =>
							setAttributes( { button } )
						}
						allowedFormats={ [] }
						placeholder={ __( 'Send', 'frontage' ) }
						aria-label={ __( 'Button text', 'frontage' ) }
					/>
				</div>
			</div>
		</>
	);
}
