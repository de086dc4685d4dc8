<?php
declare( strict_types=1 );

namespace Frontage\Admin\Health;

use Frontage\Admin\Status\Row;
use Frontage\Base\Manifest;
use Frontage\Http\Signed;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Checks the HTML of a guest's page for stale tokens and URLs. */
final class Page_Tokens {
	private const DATA = '~<script[^>]*\bid=["\']frontage-data["\'][^>]*>(.*?)</script>~s';

	/**
	 * Stores the page.
	 *
	 * @param Guest_Page $page Page as a guest receives it.
	 */
	public function __construct( private Guest_Page $page ) {}

	/**
	 * Returns the problems found, or one row that all is well.
	 *
	 * @return list<Row>
	 */
	public function rows(): array {
		$wrong = array_values( array_filter( array( $this->session(), $this->key(), $this->scripts() ) ) );
		return array() === $wrong ? array( Row::good( __( 'Tokens on the page', 'frontage' ), __( 'Up to date', 'frontage' ) ) ) : $wrong;
	}

	/** Checks that the page was not rendered for a logged-in user. */
	private function session(): ?Row {
		if ( '' === (string) ( $this->data()['token'] ?? '' ) ) {
			return null;
		}
		return Row::bad(
			__( 'User token', 'frontage' ),
			__( 'Logged-out visitors get a page that was generated for a logged-in user', 'frontage' ),
			__( 'Clear the page cache now, and set it not to store pages of logged-in users.', 'frontage' )
		);
	}

	/** Checks that the page's signatures are still valid. */
	private function key(): ?Row {
		$key = $this->data()['key'] ?? null;
		if ( ! is_string( $key ) || in_array( $key, Signed::key_ids(), true ) ) {
			return null;
		}
		return Row::bad(
			__( 'Signatures on the page', 'frontage' ),
			__( 'They were created with a key that is no longer valid, so forms and filters on this page are rejected', 'frontage' ),
			__(
				'Clear the page cache, and set it to store pages for less time than the interval between two key changes (“wp frontage tokens rotate”).',
				'frontage'
			)
		);
	}

	/** Checks that the scripts the page requests exist. */
	private function scripts(): ?Row {
		$tags = new WP_HTML_Tag_Processor( $this->page->body );
		$old  = array();
		while ( $tags->next_tag( array( 'tag_name' => 'frontage-island' ) ) ) {
			$module = (string) $tags->get_attribute( 'name' );
			$view   = Manifest::module( $module )['view']['version'] ?? null;
			wp_parse_str( (string) wp_parse_url( html_entity_decode( (string) $tags->get_attribute( 'src' ) ), PHP_URL_QUERY ), $query );
			if ( null !== $view && ( $query['ver'] ?? $view ) !== $view ) {
				$old[ $module ] = true;
			}
		}
		if ( array() === $old ) {
			return null;
		}
		return Row::warn(
			__( 'Scripts on the page', 'frontage' ),
			/* translators: %s: names of modules. */
			sprintf( __( 'From before the last update: %s', 'frontage' ), implode( ', ', array_keys( $old ) ) ),
			__( 'Clear the page cache after each Frontage update. Most caches can do this automatically.', 'frontage' )
		);
	}

	/**
	 * Returns the data passed to the page's script modules.
	 *
	 * @return array<array-key, mixed>
	 */
	private function data(): array {
		$data = 1 === preg_match( self::DATA, $this->page->body, $found ) ? json_decode( $found[1], true ) : null;
		return is_array( $data ) ? $data : array();
	}
}
