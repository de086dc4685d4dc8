/** What is taken, and where it goes. */
import { __, sprintf } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	FileRuleFields,
	LongTextField,
	RangeField,
	TextField,
	defaultsIn,
} from '../../../src/editor';
import metadata from '../block.json';
import type { EditProps } from './edit';

const FILES = defaultsIn( metadata, [
	'types',
	'size',
	'count',
	'pattern',
	'concurrent',
] );
const AFTER = defaultsIn( metadata, [ 'title', 'recipients', 'success' ] );
const TARGET = defaultsIn( metadata, [
	'url',
	'method',
	'fieldName',
	'params',
] );

export function UploadSettings( { attributes, setAttributes }: EditProps ) {
	const panel = { attributes, setAttributes };
	return (
		<>
			<BlockSettings
				label={ __( 'Files', 'frontage' ) }
				defaults={ FILES }
				{ ...panel }
			>
				<FilesFields />
			</BlockSettings>
			<BlockSettings
				label={ __( 'After sending', 'frontage' ) }
				defaults={ AFTER }
				{ ...panel }
			>
				<TextField
					name="title"
					label={ __( 'Name in the inbox', 'frontage' ) }
				/>
				<TextField
					name="recipients"
					label={ __( 'Recipients', 'frontage' ) }
					help={ __(
						'Addresses, separated by commas; empty for the site’s own. Visitors never see them.',
						'frontage'
					) }
				/>
				<TextField
					name="success"
					label={ __( 'Said after success', 'frontage' ) }
				/>
			</BlockSettings>
			<BlockSettings
				label={ __( 'Elsewhere than into the inbox', 'frontage' ) }
				defaults={ TARGET }
				{ ...panel }
			>
				<TargetFields isOn={ attributes.url !== '' } />
			</BlockSettings>
		</>
	);
}

function FilesFields() {
	return (
		<>
			<FileRuleFields />
			<RangeField
				name="concurrent"
				label={ __( 'Files sent at once', 'frontage' ) }
				max={ 10 }
			/>
			<TextField
				name="pattern"
				label={ __( 'Rule for names', 'frontage' ) }
				help={ sprintf(
					/* translators: %s: an example. */
					__(
						'A regular expression such as %s; empty for any name.',
						'frontage'
					),
					'[a-z0-9-]+\\.pdf'
				) }
			/>
		</>
	);
}

function TargetFields( { isOn }: { isOn: boolean } ) {
	return (
		<>
			<TextField
				name="url"
				type="url"
				label={ __( 'Address', 'frontage' ) }
				help={ __(
					'Of this site. Files go there as soon as they are chosen; what becomes of them is its business.',
					'frontage'
				) }
			/>
			{ isOn && (
				<>
					<ChoiceField
						name="method"
						label={ __( 'Method', 'frontage' ) }
						options={ { POST: 'POST', PUT: 'PUT' } }
					/>
					<TextField
						name="fieldName"
						label={ __( 'Name of the field', 'frontage' ) }
					/>
					<LongTextField
						name="params"
						label={ __( 'Further fields', 'frontage' ) }
						help={ __( 'One name=value in a line.', 'frontage' ) }
					/>
				</>
			) }
		</>
	);
}
