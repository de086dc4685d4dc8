import { __, sprintf } from '@wordpress/i18n';
import { formatBytes } from '../../parts';
import { Figures } from './figures';
import { PageModules } from './page-modules';
import type { PageCost } from './types';

/** Report on a page. */
export function PageReport( { page }: { page: PageCost } ) {
	return (
		<div className="frontage-card frontage-report">
			<p className="frontage-report__page">
				<a href={ page.url }>{ page.title }</a>
				<span>{ context( page ) }</span>
			</p>
			{ page.modules.length > 0 ? (
				<>
					<Figures page={ page } />
					<PageModules page={ page } />
				</>
			) : (
				<p className="frontage-empty">
					{ __(
						'This page does not use Frontage, so visitors load nothing from it.',
						'frontage'
					) }
				</p>
			) }
		</div>
	);
}

function context( { status, milliseconds, html, files }: PageCost ): string {
	return sprintf(
		/* translators: 1: HTTP status, 2: milliseconds, 3: bytes such as “12 KB”, 4: number of script files, 5: number of style files. */
		__(
			'Status %1$d after %2$d ms. Whole page, from all sources: %3$s of compressed HTML; script files: %4$d; style files: %5$d.',
			'frontage'
		),
		status,
		milliseconds,
		formatBytes( html.compressed ),
		files.scripts,
		files.styles
	);
}
