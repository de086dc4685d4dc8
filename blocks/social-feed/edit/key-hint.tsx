import { __ } from '@wordpress/i18n';
import { KeysLink, useFeedNetworks } from '@frontage/editor';
import type { Attributes } from '../attributes';

/** Networks that ask for a key of the owner, until the server says so. */
const WITH_KEY = [ 'x', 'facebook', 'instagram' ];

/** Says whether a network needs a key, whether it is there, and where it is entered. */
export function KeyHint( { network }: Pick< Attributes, 'network' > ) {
	const networks = useFeedNetworks( network );
	const known = networks?.find( ( { slug } ) => slug === network );
	const needsKey = known?.needsKey ?? WITH_KEY.includes( network );
	const isThere = known?.isConnected;
	const text = isThere
		? __( 'Its key is saved.', 'frontage' )
		: __(
				'This network asks for a key, once for the whole site.',
				'frontage'
			);
	return (
		<p style={ { gridColumn: '1 / -1', margin: 0 } }>
			{ needsKey ? text : __( 'Needs no key.', 'frontage' ) }{ ' ' }
			{ needsKey && isThere === false && <KeysLink /> }
		</p>
	);
}
