import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	TextField,
	ToggleField,
	defaultsIn,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import { ChaptersField } from './chapters-field';
import { TracksPanel } from './tracks-panel';
import type { Attributes } from '../attributes';

const DEFAULTS = defaultsIn( metadata, [
	'title',
	'hasTitle',
	'shape',
	'subtitles',
	'chapters',
	'isSticky',
	'playsInView',
	'isLoop',
] );

interface Props extends SettingsProps< Attributes > {
	/** Whether it is a file. */
	isFile: boolean;
}

/** The settings sidebar. */
export const VideoSettings = ( { isFile, ...block }: Props ) => (
	<>
		<BlockSettings
			label={ __( 'Video', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...block }
		>
			<TextField
				name="title"
				label={ __( 'Title', 'frontage' ) }
				help={ __(
					'For screen readers and search engines, and on the poster.',
					'frontage'
				) }
			/>
			{ ! isFile && (
				<ToggleField
					name="hasTitle"
					label={ __( 'Title on the poster', 'frontage' ) }
				/>
			) }
			<ChoiceField< Attributes >
				name="shape"
				label={ __( 'Shape', 'frontage' ) }
				options={ {
					own: __( 'Of the video', 'frontage' ),
					wide: __( 'Wide (21:9)', 'frontage' ),
					screen: __( 'Screen (16:9)', 'frontage' ),
					photo: __( 'Photo (4:3)', 'frontage' ),
					square: __( 'Square', 'frontage' ),
					upright: __( 'Portrait (9:16)', 'frontage' ),
				} }
			/>
			{ ! isFile && (
				<TextField
					name="subtitles"
					label={ __( 'Show subtitles in', 'frontage' ) }
					help={ __( 'A language code, such as de.', 'frontage' ) }
				/>
			) }
			<ChaptersField />
			<ToggleField
				name="isSticky"
				label={ __( 'Stay in view', 'frontage' ) }
				help={ __(
					'While it plays, it stays in the corner when visitors scroll past it.',
					'frontage'
				) }
			/>
			<ToggleField
				name="playsInView"
				label={ __( 'Play without sound while in view', 'frontage' ) }
				help={ __(
					'Not with reduced motion. Videos from other sites wait until the visitor has agreed.',
					'frontage'
				) }
			/>
			<ToggleField name="isLoop" label={ __( 'Loop', 'frontage' ) } />
		</BlockSettings>
		{ isFile && <TracksPanel { ...block } /> }
	</>
);
