<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms\Captcha;

use Frontage\Base\Html\Html;
use Frontage\Base\Store\Secret;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * A sum of two numbers.
 *
 * The server chooses two numbers from 1 to 15 (S1 §5 §9); a wrong answer brings new ones. The token that comes with
 * them holds only a seed from which this site computes them.
 */
final class Math implements Captcha {
	private const MIN = 1;
	private const MAX = 15;

	private const SEED_BYTES = 12;
	private const KEY        = 'frontage_sum_key';

	public static function slug(): string {
		return 'math';
	}

	public static function label(): string {
		return __( 'Math question', 'frontage' );
	}

	public static function is_ready(): bool {
		return true;
	}

	public static function works_without_script(): bool {
		return true;
	}

	public static function question(): array {
		return array( 'seed' => bin2hex( random_bytes( self::SEED_BYTES ) ) );
	}

	public static function for_script( array $question ): array {
		return array();
	}

	public static function html( array $question, string $id, string $label ): Html {
		$sum = implode( ' + ', self::numbers( $question ) );
		return el(
			'span',
			array( 'class' => 'frontage-form__sum' ),
			el( 'label', array( 'for' => $id ), "$label: $sum =" ),
			' ',
			el(
				'input',
				array(
					'class'        => 'frontage-form__input',
					'id'           => $id,
					'name'         => Captcha_Response::ANSWER,
					'inputmode'    => 'numeric',
					'autocomplete' => 'off',
					'required'     => true,
				)
			)
		);
	}

	/**
	 * Returns the two numbers of a challenge. Only this site can tell them from it.
	 *
	 * @param array<string, mixed> $question Result of `question()`.
	 * @return array{int, int}
	 */
	public static function numbers( array $question ): array {
		$hash = hash_hmac( 'sha256', (string) ( $question['seed'] ?? '' ), Secret::get( self::KEY ), true );
		return array( self::MIN + ord( $hash[0] ) % self::MAX, self::MIN + ord( $hash[1] ) % self::MAX );
	}

	public static function passes( array $question, Captcha_Response $response ): bool {
		$answer = trim( $response->answer );
		return 1 === preg_match( '/\A[0-9]{1,2}\z/', $answer ) && array_sum( self::numbers( $question ) ) === (int) $answer;
	}
}
