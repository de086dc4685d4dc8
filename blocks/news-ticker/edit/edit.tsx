import {
	InspectorControls,
	RichText,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { megaphone as icon } from '@wordpress/icons';
import {
	QueryPanel,
	ServerPreview,
	type Values,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import { NewsTickerSettings } from './settings';
import type { Attributes } from '../attributes';

export function Edit( block: EditProps< Attributes > ) {
	const { attributes, setAttributes } = block;
	const isPosts = attributes.source === 'posts';
	return (
		<>
			<InspectorControls>
				<NewsTickerSettings { ...block } />
				{ isPosts && (
					<QueryPanel
						query={ attributes.query }
						defaults={ metadata.attributes.query.default }
						onChange={ ( query ) => setAttributes( { query } ) }
					/>
				) }
			</InspectorControls>
			<div { ...useBlockProps() }>
				{ isPosts ? (
					<Posts attributes={ attributes } />
				) : (
					<Own { ...block } />
				) }
			</div>
		</>
	);
}

const Posts = ( { attributes }: { attributes: Values } ) => (
	<ServerPreview
		block={ metadata.name }
		attributes={ attributes }
		empty={
			<Placeholder
				icon={ icon }
				label={ __( 'News Ticker', 'frontage' ) }
				instructions={ __(
					'No posts found. Change the filters in the sidebar or publish a post.',
					'frontage'
				) }
			/>
		}
	/>
);

const TEMPLATE: [ string, object, [ string, object ][] ][] = [
	[
		'core/list',
		{},
		[
			[
				'core/list-item',
				{ placeholder: __( 'Add headline…', 'frontage' ) },
			],
		],
	],
];

/** The author's own list, shown in full: rotating items cannot be edited. */
function Own( { attributes, setAttributes }: EditProps< Attributes > ) {
	const list = useInnerBlocksProps(
		{ className: 'frontage-news-ticker__own' },
		// A lock would restore the template over the author's content.
		{ template: TEMPLATE, templateLock: false, renderAppender: false }
	);
	return (
		<div className="frontage-news-ticker">
			<RichText
				tagName="p"
				className="frontage-news-ticker__label"
				aria-label={ __( 'Ticker label', 'frontage' ) }
				placeholder={ __( 'News', 'frontage' ) }
				allowedFormats={ [] }
				value={ attributes.label ?? __( 'News', 'frontage' ) }
				onChange={ ( label: string ) => setAttributes( { label } ) }
			/>
			<div { ...list } />
		</div>
	);
}
