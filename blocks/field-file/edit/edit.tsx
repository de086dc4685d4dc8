import {
	FieldEdit,
	FileRuleFields,
	defaultsIn,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const DEFAULTS = defaultsIn( metadata, [
	'required',
	'help',
	'width',
	'name',
	'types',
	'size',
	'count',
] );

export function Edit( props: EditProps< Attributes > ) {
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
