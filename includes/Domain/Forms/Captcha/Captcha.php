<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms\Captcha;

use Frontage\Base\Discoverable;
use Frontage\Base\Html\Html;

defined( 'ABSPATH' ) || exit;

/**
 * A kind of captcha. Discovered by the build; the editor offers those of other plugins.
 *
 * The token of a captcha with a script is the result of the script module that `for_script()` names.
 */
interface Captcha extends Discoverable {
	/**
	 * Returns the slug, such as `math`: small letters, digits, and hyphens, at most 40. Begin it with a prefix of your own, and never
	 * change it: forms save it.
	 */
	public static function slug(): string;

	/** Returns the translated name for authors. */
	public static function label(): string;

	/** Returns whether the captcha is configured on this site. */
	public static function is_ready(): bool;

	/** Returns whether the captcha works without JavaScript. */
	public static function works_without_script(): bool;

	/**
	 * Returns a new challenge. Everything in it is public.
	 *
	 * @return array<string, mixed>
	 */
	public static function question(): array;

	/**
	 * Returns what the client script needs besides the HTML, such as a vendor's public key.
	 *
	 * With `module`, the full address of a script module, forms call its `solve( data, place )` when they are sent: `data` is this
	 * array, `place` the element with the HTML. It returns a promise of the token, which `passes()` gets. Without `module`, visitors
	 * answer in the HTML, in a field with the name `Captcha_Response::ANSWER`.
	 *
	 * @param array<string, mixed> $question Result of `question()`.
	 * @return array<string, mixed>
	 */
	public static function for_script( array $question ): array;

	/**
	 * Returns the visible HTML; empty if there is none.
	 *
	 * @param array<string, mixed> $question Result of `question()`.
	 * @param string $id ID of the input.
	 * @param string $label The message `captcha`.
	 */
	public static function html( array $question, string $id, string $label ): Html;

	/**
	 * Returns whether the response is correct. Called once per response.
	 *
	 * @param array<string, mixed> $question Result of `question()`.
	 * @param Captcha_Response $response Visitor's response.
	 */
	public static function passes( array $question, Captcha_Response $response ): bool;
}
