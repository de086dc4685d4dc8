<?php
declare( strict_types=1 );

namespace Frontage\Domain\Search;

use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Group;
use Frontage\Base\Settings\Options;

defined( 'ABSPATH' ) || exit;

/** Whether the site keeps a search index, and whether WordPress's own search page uses it. */
final class Search_Settings implements Group {
	private const KEPT = 'search_index';
	private const PAGE = 'search_page';

	public static function group(): string {
		return Options::SITE;
	}

	/**
	 * Returns the switches.
	 *
	 * @return array<string, Field>
	 */
	public static function settings(): array {
		return array(
			self::KEPT => Field::flag(
				__( 'Search index', 'frontage' ),
				true,
				__(
					'Finds words with typing mistakes and signs such as “C++”, and shows titles first. Without it, WordPress’s search is used.',
					'frontage'
				)
			),
			self::PAGE => Field::flag(
				__( 'Use the search index on the search page', 'frontage' ),
				true,
				__(
					'Also for searches without a block of Frontage. Files in the media library and private posts are then not found.',
					'frontage'
				)
			),
		);
	}

	/** Returns whether the index is kept. */
	public static function is_kept(): bool {
		return (bool) Options::value( Options::SITE, self::KEPT, self::settings()[ self::KEPT ] );
	}

	/** Returns whether WordPress's own search page uses the index. */
	public static function is_for_page(): bool {
		return (bool) Options::value( Options::SITE, self::PAGE, self::settings()[ self::PAGE ] );
	}
}
