import { __, sprintf } from '@wordpress/i18n';
import { networkNames } from './networks';
import { TokenField } from './token-field';

interface Props {
	/** Slugs in order. */
	value: string[];
	onChange: ( slugs: string[] ) => void;
	/** Slugs that cannot be chosen. */
	without?: string[];
}

/** Which networks, in which order: by name, as they are offered. */
export function NetworksControl( { value, onChange, without = [] }: Props ) {
	const names = Object.fromEntries(
		Object.entries( networkNames() ).filter(
			( [ slug ] ) => ! without.includes( slug )
		)
	);
	const chosen = value.filter( ( slug ) => names[ slug ] );
	return (
		<TokenField
			label={ __( 'Networks', 'frontage' ) }
			value={ chosen.map( ( slug ) => names[ slug ]! ) }
			suggestions={ Object.values( names ) }
			onChange={ ( tokens ) =>
				onChange(
					tokens
						.map( ( token ) => slugOf( String( token ), names ) )
						.filter( ( slug ) => slug !== undefined )
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
