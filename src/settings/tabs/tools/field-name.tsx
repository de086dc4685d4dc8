/** A setting's name for people, with its name in the file. */
import { __, sprintf } from '@wordpress/i18n';
import { useSettings } from '../../parts';

export function FieldName( { field }: { field: string } ) {
	const { fields } = useSettings();
	const known = fields.find(
		( { room, key } ) => `${ room }.${ key }` === field
	);
	const room = /^on\.\w+\.([\w-]+)$/.exec( field )?.[ 1 ];
	return (
		<>
			{ known?.label ?? ( room && switchOf( room ) ) }
			<code className="frontage-field">{ field }</code>
		</>
	);
}

const switchOf = ( room: string ): string =>
	sprintf(
		/* translators: %s: name of a block, feature or extension. */
		__( 'Switch of “%s”', 'frontage' ),
		room
	);
