<?php
declare( strict_types=1 );

namespace Frontage\Admin\Health;

use Frontage\Admin\Status\Network;
use Frontage\Admin\Status\Overview;
use Frontage\Base\Bootable;
use Frontage\Http\Proxies;
use Frontage\Http\Proxy_Traffic;

defined( 'ABSPATH' ) || exit;

/**
 * The Site Health test that finds a shared proxy, and the button that trusts its header.
 *
 * @phpstan-import-type Health_Result from Result
 */
final class Shared_Proxy implements Bootable {
	public const WHEN = 'hook:admin_post_' . self::NAME;

	public const NAME = 'frontage_trust_proxy';

	/** Adds the hook of the button. */
	public static function boot(): void {
		add_action( 'admin_post_' . self::NAME, array( self::class, 'trust' ) );
	}

	/**
	 * Returns the test's result, with the button if there is something to press it for.
	 *
	 * @return Health_Result
	 */
	public static function test(): array {
		$result = Result::of(
			'frontage_proxy',
			Overview::rows( new Network() ),
			__( 'Frontage tells visitors apart', 'frontage' ),
			__( 'A proxy hides your visitors from one another', 'frontage' )
		);
		$advice = current_user_can( 'manage_options' ) ? Proxy_Traffic::advice( $_SERVER ) : null;
		if ( null !== $advice ) {
			$result['actions'] = self::button( $advice['header'], implode( ', ', $advice['networks'] ) ) . $result['actions'];
		}
		return $result;
	}

	/** Trusts the proxy through which the owner's own request came, and returns to Site Health. */
	public static function trust(): void {
		$method = sanitize_key( $_SERVER['REQUEST_METHOD'] ?? '' );
		if ( 'post' !== $method || ! current_user_can( 'manage_options' ) ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'frontage' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( self::NAME );
		$advice = Proxy_Traffic::advice( $_SERVER );
		if ( null !== $advice ) {
			Proxies::trust( $advice['networks'], $advice['header'] );
		}
		wp_safe_redirect( admin_url( 'site-health.php' ), 303, 'Frontage' );
	}

	/**
	 * Returns the button.
	 *
	 * @param string $header Header to trust.
	 * @param string $networks Whose header.
	 */
	private static function button( string $header, string $networks ): string {
		return sprintf(
			'<form method="post" action="%s"><input type="hidden" name="action" value="%s">%s'
				. '<button class="button button-primary">%s</button></form>',
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_attr( self::NAME ),
			wp_nonce_field( self::NAME, '_wpnonce', true, false ),
			/* translators: 1: name of an HTTP header, 2: addresses. */
			esc_html( sprintf( __( 'Trust %1$s from %2$s', 'frontage' ), $header, $networks ) )
		);
	}
}
