import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** What is shown before there is any ad. */
export const Empty = ( { onAdd }: { onAdd: () => void } ) => (
	<div className="frontage-card frontage-ads__empty">
		<svg
			viewBox="0 0 240 120"
			width="240"
			height="120"
			aria-hidden="true"
			focusable="false"
		>
			<rect
				className="is-page"
				x="20"
				y="6"
				width="200"
				height="108"
				rx="6"
			/>
			<rect
				className="is-text"
				x="36"
				y="24"
				width="80"
				height="8"
				rx="4"
			/>
			<rect
				className="is-text"
				x="36"
				y="42"
				width="68"
				height="6"
				rx="3"
			/>
			<rect
				className="is-text"
				x="36"
				y="56"
				width="74"
				height="6"
				rx="3"
			/>
			<rect
				className="is-text"
				x="36"
				y="70"
				width="60"
				height="6"
				rx="3"
			/>
			<rect
				className="is-text"
				x="36"
				y="84"
				width="70"
				height="6"
				rx="3"
			/>
			<rect
				className="is-label"
				x="132"
				y="20"
				width="40"
				height="4"
				rx="2"
			/>
			<rect
				className="is-ad"
				x="132"
				y="30"
				width="72"
				height="60"
				rx="4"
			/>
			<path className="is-mark" d="m146 78 14-20 10 13 7-8 13 15z" />
			<circle className="is-mark" cx="188" cy="46" r="6" />
		</svg>
		<h3>{ __( 'Show your first ad', 'frontage' ) }</h3>
		<p>
			{ __(
				'An image with a link, HTML, or an ad unit of AdSense: on the pages, devices, and days that you choose, with its size kept free, so that pages do not jump.',
				'frontage'
			) }
		</p>
		<Button variant="primary" onClick={ onAdd } __next40pxDefaultSize>
			{ __( 'Add ad', 'frontage' ) }
		</Button>
	</div>
);
