import { __, sprintf } from '@wordpress/i18n';
import { useField } from '@frontage/editor';
import { TokenField } from '@frontage/editor/token-field';
import { networkNames } from './networks';

/** Which networks, in which order: by name, as they are offered. */
export function NetworksField() {
	const { value, change } = useField( 'networks' );
	const names = networkNames();
	const chosen = ( value as string[] ).filter( ( slug ) => names[ slug ] );
	return (
		<TokenField
			label={ __( 'Networks', 'frontage' ) }
			value={ chosen.map( ( slug ) => names[ slug ]! ) }
			suggestions={ Object.values( names ) }
			onChange={ ( tokens ) =>
				change(
					tokens
						.map( ( token ) => slugOf( String( token ), names ) )
						.filter( Boolean )
				)
			}
			__experimentalValidateInput={ ( typed: string ) =>
				slugOf( typed, names ) !== undefined
			}
			messages={ {
				added: __( 'Network added.', 'frontage' ),
				removed: __( 'Network removed.', 'frontage' ),
				remove: __( 'Remove network', 'frontage' ),
				__experimentalInvalid: sprintf(
					/* translators: %s: names of networks. */
					__( 'Select one of: %s', 'frontage' ),
					Object.values( names ).join( ', ' )
				),
			} }
		/>
	);
}

/** Returns the slug of a name, in any case. */
const slugOf = ( name: string, names: Record< string, string > ) =>
	Object.keys( names ).find(
		( slug ) => names[ slug ]!.toLowerCase() === name.trim().toLowerCase()
	);
