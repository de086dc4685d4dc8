/** Swiper with the parts that carousels use and nothing else; built once, as `@frontage/swiper`. */
import Swiper from 'swiper';
import { EffectCreative, EffectFade, Mousewheel } from 'swiper/modules';

Swiper.use( [ EffectCreative, EffectFade, Mousewheel ] );

export { Swiper };
