<?php
declare( strict_types=1 );

namespace Frontage\Admin\Status;

use Frontage\Http\Proxies;
use Frontage\Http\Proxy_Traffic;

defined( 'ABSPATH' ) || exit;

/** The status of what is in front of the site: whether a proxy hides its visitors from one another. */
final class Network implements Section {
	public function slug(): string {
		return 'network';
	}

	public function title(): string {
		return __( 'Network', 'frontage' );
	}

	public function order(): int {
		return 55;
	}

	public function rows(): array {
		$label  = __( 'Visitors’ addresses', 'frontage' );
		$advice = Proxy_Traffic::advice( $_SERVER );
		if ( null !== $advice ) {
			/* translators: %s: addresses, such as 10.0.0.0/8. */
			$value = sprintf( __( 'Hidden by a proxy that is not trusted: %s', 'frontage' ), implode( ', ', $advice['networks'] ) );
			$what  = sprintf(
				/* translators: %s: name of an HTTP header. */
				__( 'All visitors share one address, so forms slow them down. If it is your proxy, trust %s in Site Health.', 'frontage' ),
				$advice['header']
			);
			return array( Row::warn( $label, $value, $what ) );
		}
		if ( array() === Proxies::trusted() ) {
			return array( Row::good( $label, __( 'As the server sees them', 'frontage' ) ) );
		}
		/* translators: %s: name of an HTTP header. */
		return array( Row::good( $label, sprintf( __( 'As trusted proxies send them in %s', 'frontage' ), Proxies::header() ) ) );
	}
}
