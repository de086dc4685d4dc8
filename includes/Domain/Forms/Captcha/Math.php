<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Forms\Captcha;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;


defined( 'ABSPATH' ) || exit;

/**
 * A sum of two numbers.
 *
 * The server chooses and signs two numbers from 1 to 15 (S1 §5 §9); a wrong answer brings new ones.
 */
final class Math implements Captcha {
	private const MIN = 1;
	private const MAX = 15;

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
		return array(
			'first'  => random_int( self::MIN, self::MAX ),
			'second' => random_int( self::MIN, self::MAX ),
		);
	}

	public static function for_script( array $question ): array {
		return array();
	}

	public static function html( array $question, string $id, string $label ): Html {
		$sum = "{$question['first']} + {$question['second']}";
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

	public static function passes( array $question, Captcha_Response $response ): bool {
		$answer = trim( $response->answer );
		return 1 === preg_match( '/\A[0-9]{1,2}\z/', $answer ) && (int) $answer === (int) $question['first'] + (int) $question['second'];
	}
}
