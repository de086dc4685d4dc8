<?php
declare( strict_types=1 );

namespace Acme;

use Frontage\Admin\Status\Row;
use Frontage\Admin\Status\Section;

defined( 'ABSPATH' ) || exit;

/** What the Status tab says about votes. */
final class Vote_Section implements Section {
	public function slug(): string {
		return 'acme';
	}

	public function title(): string {
		return __( 'Ratings by Acme', 'acme' );
	}

	public function order(): int {
		return 90;
	}

	public function rows(): array {
		global $wpdb;
		$count = (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM $wpdb->postmeta WHERE meta_key = %s", Votes::META ) );
		return array( Row::good( __( 'Votes', 'acme' ), number_format_i18n( $count ) ) );
	}
}
