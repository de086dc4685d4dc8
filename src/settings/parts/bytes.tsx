import { formatBytes } from '@frontage/cost/labels';

export { formatBytes };

/** A formatted number of bytes. */
export function Bytes( { value }: { value: number } ) {
	return (
		<data className="frontage-bytes" value={ value }>
			{ formatBytes( value ) }
		</data>
	);
}
