import { FieldEdit, defaultsIn, type EditProps } from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const DEFAULTS = defaultsIn( metadata, [
	'required',
	'help',
	'width',
	'name',
] );

export function Edit( props: EditProps< Attributes > ) {
	return (
		<FieldEdit { ...props } defaults={ DEFAULTS } isBox>
			<input type="checkbox" disabled aria-hidden />
		</FieldEdit>
	);
}
