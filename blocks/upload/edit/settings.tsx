import { __, sprintf } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	FileRuleFields,
	LongTextField,
	MailFilesField,
	RangeField,
	TextField,
	defaultsIn,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const FILES = defaultsIn( metadata, [
	'types',
	'size',
	'count',
	'pattern',
	'concurrent',
] );
const AFTER = defaultsIn( metadata, [
	'title',
	'recipients',
	'mailFiles',
	'success',
] );
const TARGET = defaultsIn( metadata, [
	'url',
	'method',
	'fieldName',
	'params',
] );

/** Settings for accepted files and recipients. */
export function UploadSettings( {
	attributes,
	setAttributes,
}: EditProps< Attributes > ) {
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
						'Separate multiple email addresses with commas. Leave empty to use the site’s email address. Visitors never see them.',
						'frontage'
					) }
				/>
				<MailFilesField />
				<TextField
					name="success"
					label={ __( 'Success message', 'frontage' ) }
				/>
			</BlockSettings>
			<BlockSettings
				label={ __( 'Send to a custom URL', 'frontage' ) }
				isCollapsed
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
				label={ __( 'Simultaneous uploads', 'frontage' ) }
				max={ 10 }
			/>
			<TextField
				name="pattern"
				label={ __( 'File name pattern', 'frontage' ) }
				help={ sprintf(
					/* translators: %s: an example. */
					__(
						'A regular expression such as %s. Leave empty to allow any name.',
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
				label={ __( 'URL', 'frontage' ) }
				help={ __(
					'A URL on this site. Files are sent there as soon as they are selected, instead of to your inbox. That URL must process them.',
					'frontage'
				) }
			/>
			{ isOn && (
				<>
					<ChoiceField< Attributes >
						name="method"
						label={ __( 'Method', 'frontage' ) }
						options={ { POST: 'POST', PUT: 'PUT' } }
					/>
					<TextField
						name="fieldName"
						label={ __( 'Field name', 'frontage' ) }
					/>
					<LongTextField
						name="params"
						label={ __( 'Additional fields', 'frontage' ) }
						help={ __(
							'One name=value pair per line.',
							'frontage'
						) }
					/>
				</>
			) }
		</>
	);
}
