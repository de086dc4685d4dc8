import { TextareaControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';
import { accountsIn, unreadable } from './accounts';

/** Addresses of profiles, one a line. What is no address is named, and stays where it was typed. */
export function AccountsField( {
	attributes,
	setAttributes,
}: Pick< EditProps< Attributes >, 'attributes' | 'setAttributes' > ) {
	const [ typed, type ] = useState< string >();
	const bad = unreadable( attributes.accounts );
	return (
		<TextareaControl
			__nextHasNoMarginBottom
			label={ __( 'Addresses of your profiles', 'frontage' ) }
			help={
				bad === undefined
					? __(
							'One a line. The network is recognized from the address.',
							'frontage'
						)
					: sprintf(
							/* translators: %s: what an author typed. */
							__( 'This is not an address: %s', 'frontage' ),
							bad
						)
			}
			placeholder="https://"
			rows={ 5 }
			value={ typed ?? attributes.accounts.join( '\n' ) }
			onChange={ ( text: string ) => {
				type( text );
				setAttributes( { accounts: accountsIn( text ) } );
			} }
			onBlur={ () => type( undefined ) }
		/>
	);
}
