import { defaultsIn, type EditProps } from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

export type Panel = Pick<
	EditProps< Attributes >,
	'attributes' | 'setAttributes'
>;

/** Defaults of the settings in each sidebar panel. */
export const WHEN = defaultsIn( metadata, [
	'kind',
	'meaning',
	'date',
	'zone',
	'duration',
	'restartAfter',
	'every',
	'time',
	'weekday',
	'rest',
] );

export const END = defaultsIn( metadata, [
	'endAction',
	'redirectUrl',
	'announce',
] );

export const STYLE = defaultsIn( metadata, [
	'units',
	'separator',
	'showsDate',
] );

export const LABELS = defaultsIn( metadata, [
	'labelSize',
	'labels',
	'shortLabels',
] );
