<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms\Captcha;

use Frontage\Base\Clock;
use Frontage\Base\Html\Html;
use Frontage\Base\Store\Secret;

defined( 'ABSPATH' ) || exit;

/**
 * A proof of work, computed by the browser.
 *
 * Runs on this site with the protocol of ALTCHA (v1): find the number whose hash with the salt is the
 * challenge. Needs no third party and no user interaction.
 */
final class Proof_Of_Work implements Captcha {
	private const ALGORITHM    = 'SHA-256';
	private const MAX_NUMBER   = 50_000;
	private const MAX_LEVEL    = 4;
	private const LIFE_SECONDS = 3600;
	private const KEY          = 'frontage_proof_key';

	public static function slug(): string {
		return 'proof';
	}

	public static function label(): string {
		return __( 'Proof of work (invisible)', 'frontage' );
	}

	public static function is_ready(): bool {
		return true;
	}

	public static function works_without_script(): bool {
		return false;
	}

	/**
	 * Returns a new challenge.
	 *
	 * @param int $level Each doubles the cost.
	 * @return array<string, mixed>
	 */
	public static function question( int $level = 0 ): array {
		$most      = self::MAX_NUMBER << min( $level, self::MAX_LEVEL );
		$salt      = bin2hex( random_bytes( 12 ) ) . '?expires=' . ( Clock::now() + self::LIFE_SECONDS );
		$challenge = hash( 'sha256', $salt . random_int( 0, $most ) );
		return array(
			'algorithm' => self::ALGORITHM,
			'challenge' => $challenge,
			'maxnumber' => $most,
			'salt'      => $salt,
			'signature' => self::sign( $challenge ),
		);
	}

	public static function for_script( array $question ): array {
		return $question;
	}

	public static function html( array $question, string $id, string $label ): Html {
		return Html::raw( '' );
	}

	public static function passes( array $question, Captcha_Response $response ): bool {
		$proof = json_decode( (string) base64_decode( $response->token, true ), true, 3 );
		if ( ! is_array( $proof ) || ( $proof['salt'] ?? null ) !== ( $question['salt'] ?? '' ) || ! is_int( $proof['number'] ?? null ) ) {
			return false;
		}
		$expires = (int) substr( (string) strrchr( $proof['salt'], '=' ), 1 );
		$same    = hash( 'sha256', $proof['salt'] . $proof['number'] );
		return $expires >= Clock::now()
			&& self::ALGORITHM === ( $proof['algorithm'] ?? '' )
			&& is_string( $proof['challenge'] ?? null ) && hash_equals( $same, $proof['challenge'] )
			&& is_string( $proof['signature'] ?? null ) && hash_equals( self::sign( $same ), $proof['signature'] );
	}

	/**
	 * Signs a challenge.
	 *
	 * @param string $challenge Challenge in hex.
	 */
	private static function sign( string $challenge ): string {
		return hash_hmac( 'sha256', $challenge, Secret::get( self::KEY ) );
	}
}
