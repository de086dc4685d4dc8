import { FieldEdit, defaultsIn, type FieldAttributes } from '@frontage/editor';
import metadata from '../block.json';

interface EditProps {
	attributes: FieldAttributes;
	setAttributes: ( changed: Record< string, unknown > ) => void;
	clientId: string;
	isSelected: boolean;
}

const DEFAULTS = defaultsIn( metadata, [
	'required',
	'help',
	'width',
	'name',
] );

export function Edit( props: EditProps ) {
	return (
		<FieldEdit { ...props } defaults={ DEFAULTS } isBox>
			<input type="checkbox" disabled aria-hidden />
		</FieldEdit>
	);
}
