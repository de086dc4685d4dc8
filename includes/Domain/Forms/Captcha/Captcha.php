<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Forms\Captcha;

use Frontage\Base\Discoverable;
use Frontage\Base\Html\Html;


defined( 'ABSPATH' ) || exit;

/**
 * A way to tell people from robots.
 *
 * One kind of captcha; found by the build.
 */
interface Captcha extends Discoverable {
	/** Its name for programs, such as `math`. */
	public static function slug(): string;

	/** Its name for authors. */
	public static function label(): string;

	/** Whether it can be used on this site: it has its keys. */
	public static function is_ready(): bool;

	/** Whether it works without script. */
	public static function works_without_script(): bool;

	/**
	 * A question; everything in it may be seen.
	 *
	 * @return array<string, mixed>
	 */
	public static function question(): array;

	/**
	 * What the visitor's script needs besides the HTML, such as a vendor's public key.
	 *
	 * @param array<string, mixed> $question From `question()`.
	 * @return array<string, mixed>
	 */
	public static function for_script( array $question ): array;

	/**
	 * What the visitor sees; empty if nothing.
	 *
	 * @param array<string, mixed> $question From `question()`.
	 * @param string               $id       Of the input.
	 * @param string               $label    The word `captcha`.
	 */
	public static function html( array $question, string $id, string $label ): Html;

	/**
	 * Whether the answer is right; called once for each answer.
	 *
	 * @param array<string, mixed> $question From `question()`.
	 * @param Captcha_Response             $response What the visitor sent.
	 */
	public static function passes( array $question, Captcha_Response $response ): bool;
}
