import {
	FieldEdit,
	FileRuleFields,
	defaultsIn,
	type FieldAttributes,
} from '@frontage/editor';
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
	'types',
	'size',
	'count',
] );

export function Edit( props: EditProps ) {
	return (
		<FieldEdit
			{ ...props }
			defaults={ DEFAULTS }
			settings={ <FileRuleFields /> }
		>
			<input
				className="frontage-form__input"
				type="file"
				disabled
				aria-hidden
			/>
		</FieldEdit>
	);
}
