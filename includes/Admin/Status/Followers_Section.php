<?php
declare( strict_types=1 );

namespace Frontage\Admin\Status;

use Frontage\Domain\Followers\Follower_Labels;
use Frontage\Domain\Followers\Followers;
use Frontage\Domain\Followers\Stored_Followers;

defined( 'ABSPATH' ) || exit;

/** The status of numbers of followers: how old they are, and what failed last. */
final class Followers_Section implements Section {
	private const MOST = 50;

	public function slug(): string {
		return 'followers';
	}

	public function title(): string {
		return __( 'Followers', 'frontage' );
	}

	public function order(): int {
		return 46;
	}

	public function rows(): array {
		$rows = array_map( array( self::class, 'row' ), array_slice( Followers::stored(), 0, self::MOST ) );
		return array() === $rows ? array( Row::good( $this->title(), __( 'None yet', 'frontage' ) ) ) : $rows;
	}

	/** Returns the row of an account. */
	private static function row( Stored_Followers $stored ): Row {
		$vendor = Followers::vendor( $stored->row['provider'] )?->title() ?? $stored->row['provider'];
		$label  = "$vendor: " . mb_strimwidth( $stored->row['id'], 0, 60, '…' );
		$value  = null === $stored->count() ? __( 'None yet', 'frontage' ) : Follower_Labels::of( $stored );
		$lacks  = Followers::missing_key( $stored->row['provider'] );
		$error  = '' === $lacks ? $stored->row['error'] : $lacks;
		return '' === $error ? Row::good( $label, $value ) : Row::warn( $label, $value, $error );
	}
}
