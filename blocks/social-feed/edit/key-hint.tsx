import { ExternalLink } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Attributes } from '../attributes';

/** Networks that ask for a key of the owner. */
const WITH_KEY = [ 'x', 'facebook', 'instagram' ];

/** Says whether a network needs a key, and where it is entered. */
export const KeyHint = ( { network }: Pick< Attributes, 'network' > ) => (
	<p style={ { gridColumn: '1 / -1', margin: 0 } }>
		{ WITH_KEY.includes( network ) ? (
			<>
				{ __(
					'This network asks for a key, once for the whole site.',
					'frontage'
				) }{ ' ' }
				<ExternalLink href="admin.php?page=frontage&tab=integrations">
					{ __( 'Enter the key', 'frontage' ) }
				</ExternalLink>
			</>
		) : (
			__( 'Needs no key.', 'frontage' )
		) }
	</p>
);
