import { TextareaControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';
import { itemsIn, textOf } from './items';
import { useAnchors } from './use-sections';

/** Labels and anchors, one a line. The first link that leads nowhere is named. */
export function ItemsField( {
	attributes,
	setAttributes,
}: Pick< EditProps< Attributes >, 'attributes' | 'setAttributes' > ) {
	const [ typed, type ] = useState< string >();
	const anchors = useAnchors();
	const lost = attributes.items.find(
		( { target } ) => ! anchors.includes( target )
	);
	return (
		<TextareaControl
			__nextHasNoMarginBottom
			label={ __( 'Links', 'frontage' ) }
			help={
				lost
					? sprintf(
							/* translators: %s: label of a link. */
							__(
								'No block of this content has the HTML anchor of “%s”.',
								'frontage'
							),
							lost.label
						)
					: __(
							'One a line: the label, then # and the HTML anchor of a block.',
							'frontage'
						)
			}
			rows={ 5 }
			value={ typed ?? textOf( attributes.items ) }
			onChange={ ( text: string ) => {
				type( text );
				setAttributes( { items: itemsIn( text ) } );
			} }
			onBlur={ () => type( undefined ) }
		/>
	);
}
