import { __, sprintf } from '@wordpress/i18n';
import { useSettings } from '../../parts';

/** A setting's label, with its name in the file. */
export function FieldName( { field }: { field: string } ) {
	const { fields } = useSettings();
	const known = fields.find(
		( { module, key } ) => `${ module }.${ key }` === field
	);
	const module = /^on\.\w+\.([\w-]+)$/.exec( field )?.[ 1 ];
	return (
		<span>
			{ known?.label ?? ( module && switchOf( module ) ) }
			<code className="frontage-field">{ field }</code>
		</span>
	);
}

const switchOf = ( module: string ): string =>
	sprintf(
		/* translators: %s: name of a block, feature or extension. */
		__( 'Status of “%s”', 'frontage' ),
		module
	);
